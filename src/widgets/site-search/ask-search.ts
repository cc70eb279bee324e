let asked = "";

/** Opens the site's search with words already in its field, from anywhere on the page. */
export function askSearch(words: string): void {
  asked = words;
  document.querySelector<HTMLElement>("[data-slot=site-search]")?.click();
}

/** The words that the search was opened with; each are given out once. */
export function takeAskedWords(): string {
  const words = asked;
  asked = "";
  return words;
}
