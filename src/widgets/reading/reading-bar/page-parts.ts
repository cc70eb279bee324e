/** A part of the page: its heading. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
}

/** From this many words on a page is long enough to get lost in. Cells and blocks that touch count as one: a reader counts 1,200. */
const longPage = 1000;

/** Fewer parts need no list. */
const fewestParts = 3;

/** How far below the top of the window a heading may stand to be the one that is read, in pixels. */
const readingLine = 140;

/** Whether a page has so many words that a reader wants to know where they are. */
export function isLongPage(main: HTMLElement): boolean {
  return main.textContent.split(/\s+/).length >= longPage;
}

/** The level-2 headings that are not in a hidden panel, in their order. */
function headingsOf(main: HTMLElement): readonly HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>("h2[id]")].filter((heading) => heading.checkVisibility());
}

/** The page's parts, and which of them is being read; -1 above the first. */
export interface PagePlace {
  readonly parts: readonly PagePart[];
  readonly current: number;
}

/** Where a reader is on the page. */
export function placeOnPage(main: HTMLElement): PagePlace {
  const headings = headingsOf(main);
  if (headings.length < fewestParts) return { parts: [], current: -1 };
  return {
    parts: headings.map(({ id, textContent }) => ({ id, title: textContent.trim() })),
    current: headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= readingLine),
  };
}

/**
 * Marks the part that is being read in the page's own contents. `OnPageNav` sets neither the attribute nor the class,
 * so React never undoes them; in exchange its code, which long pages load first, has nothing to do with scrolling. The
 * look comes with the whole stylesheet.
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
