/** How long a page that is being left stays folded, in milliseconds: it is needed again if the way fails. */
const foldedTime = 2000;

/**
 * Browsers work out all styles of a page anew when they leave it, and the next page waits for that. What is off the
 * screen is left out: it keeps its place, and would show again at once if it came into view.
 */
function foldUnseen() {
  const parts = document.querySelectorAll<HTMLElement>("main [data-slot=section], [data-slot=site-footer]");
  const unseen = [...parts].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [{ part, height }] : [];
  });
  // Each fold is worked out and drawn as well, which a little of the page is not worth.
  const foldedHeight = unseen.reduce((sum, { height }) => sum + height, 0);
  if (foldedHeight < document.documentElement.scrollHeight / 2) return;
  for (const { part, height } of unseen) part.style.cssText = `content-visibility: auto; block-size: ${height}px`;
  setTimeout(() => unseen.forEach(({ part }) => (part.style.cssText = "")), foldedTime);
}

/** Folds the page whenever it is left for another document. */
export function foldWhenLeft(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) foldUnseen();
  });
}
