const keptName = "language";

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(keptName);
  } catch {
    // The browser blocks its storage.
    return null;
  }
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(keptName, language);
  } catch {
    // The link works all the same.
  }
}

/**
 * Lets the links to the other language keep the reader's place, such as an open tab. The device remembers the choice, and
 * the links to a language chosen earlier stand out; nothing redirects.
 */
export function keepPlaceInOtherLanguage(): void {
  const chosen = keptLanguage();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-slot=language-switch]")) {
    if (link.hreflang === chosen) link.dataset["chosen"] = "";
  }
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-slot=language-switch]") : null;
      if (link === null) return;
      link.hash = location.hash;
      keepLanguage(link.hreflang);
    },
    true,
  );
}
