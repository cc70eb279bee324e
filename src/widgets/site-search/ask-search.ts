const askedEvent = "northcover-search";

/** Opens the site's search with words already in its field, from anywhere on the page. */
export function askSearch(words: string): void {
  document.dispatchEvent(new CustomEvent(askedEvent, { detail: words }));
}

/**
 * Listens for words to search for.
 * @returns What ends it.
 */
export function onSearchAsked(listener: (words: string) => void): () => void {
  function hear(event: Event) {
    if (event instanceof CustomEvent && typeof event.detail === "string") listener(event.detail);
  }
  document.addEventListener(askedEvent, hear);
  return () => document.removeEventListener(askedEvent, hear);
}
