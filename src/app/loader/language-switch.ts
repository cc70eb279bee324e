/**
 * Lets the link to the other language keep the reader's place, such as an open tab, and remembers the choice on the
 * device. Nothing redirects by it.
 */
export function keepPlaceInOtherLanguage(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-slot=language-switch]") : null;
      if (link === null) return;
      link.hash = location.hash;
      try {
        localStorage.setItem("language", link.hreflang);
      } catch {
        // The browser blocks its storage; the link works all the same.
      }
    },
    true,
  );
}
