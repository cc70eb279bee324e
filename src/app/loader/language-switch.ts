const keptName = "language";

/** Reads or writes the device's storage; `undefined` if the browser blocks it. */
function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * Lets the links to the other language keep the reader's place, such as an open tab. The device remembers the choice, and
 * the links to a language chosen earlier stand out; nothing redirects.
 */
export function keepPlaceInOtherLanguage(): void {
  const chosen = attempt((storage) => storage.getItem(keptName));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-slot=language-switch]")) {
    if (link.hreflang === chosen) link.dataset["chosen"] = "";
  }
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-slot=language-switch]") : null;
      if (link === null) return;
      link.hash = location.hash;
      attempt((storage) => storage.setItem(keptName, link.hreflang));
    },
    true,
  );
}
