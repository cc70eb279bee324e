const selector = "a[data-slot=language-switch]";

/** The language chosen on this device; sets it first if given one. `null` where the browser blocks its storage. */
function chosenLanguage(choice?: string): string | null {
  try {
    if (choice !== undefined) localStorage.setItem("language", choice);
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

/**
 * Lets the links to the other language keep the reader's place, such as an open tab. The device remembers the choice, and
 * the links to a language chosen earlier stand out; nothing redirects.
 */
export function keepFragmentInOtherLanguage(): void {
  const chosen = chosenLanguage();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (link.hreflang === chosen) link.dataset["chosen"] = "";
  }
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
      if (link === null) return;
      link.hash = location.hash;
      chosenLanguage(link.hreflang);
    },
    true,
  );
}
