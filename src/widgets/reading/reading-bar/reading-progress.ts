/** A section of the page, by its heading. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/**
 * Number of words from which a page is long. Words of adjacent cells and blocks count as one, so 1,000 here are about
 * 1,200 for a reader.
 */
const longPage = 1000;

/** A page with fewer sections needs no list. */
const fewestParts = 3;

/** Maximum distance of the current section's heading from the top of the window, in pixels. */
const readingLine = 140;

/** Whether a page is long enough for the reading bar. */
export function isLongPage(main: HTMLElement): boolean {
  return main.textContent.split(/\s+/).length >= longPage;
}

/** The level-2 headings that are not in a hidden panel, in their order. */
function headingsOf(main: HTMLElement): readonly HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>("h2[id]")].filter((heading) => heading.checkVisibility());
}

/** The page's sections, and the index of the current one; -1 above the first. */
export interface ReadingProgress {
  readonly parts: readonly PageSection[];
  readonly current: number;
}

/** Finds the reader's position on the page. */
export function readingProgress(main: HTMLElement): ReadingProgress {
  const headings = headingsOf(main);
  if (headings.length < fewestParts) return { parts: [], current: -1 };
  return {
    parts: headings.map(({ id, textContent }) => ({ id, title: textContent.trim() })),
    current: headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= readingLine),
  };
}

/**
 * Marks the current section in the page's table of contents. `OnPageNav` sets neither the attribute nor the class, so
 * React never removes them; this keeps scroll handling out of its code, which long pages load first. The full
 * stylesheet has the styles.
 */
export function markInContents(main: HTMLElement): void {
  for (const nav of main.querySelectorAll("[data-slot=on-page-nav]")) {
    const links = [...nav.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    const current = links.findLast((link) => {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return target?.checkVisibility() === true && target.getBoundingClientRect().top <= readingLine;
    });
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
      link.classList.toggle("current-part", link === current);
    }
  }
}
