/** The north star of the site's mark, as a path in a 32 × 32 view box. */
export const starPath = "M16 8.5l2.1 6.9L25 17.5l-6.9 2.1L16 26.5l-2.1-6.9L7 17.5l6.9-2.1z";

/** The site's mark as SVG in a 32 × 32 view box: the star under an arch, as in the logo. */
export function brandMark(stroke: string, star: string): string {
  return [
    `<g fill="none" stroke="${stroke}" stroke-width="2.4"><path d="M4 27V16a12 12 0 0 1 24 0v11"/><path d="M2 28h28"/></g>`,
    `<path fill="${star}" d="${starPath}"/>`,
  ].join("");
}
