/** Resolves after the next paint. */
export const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
