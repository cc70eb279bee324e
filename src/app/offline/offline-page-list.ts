/** Removes pages that aren't cached from the list of the offline page; `data-page` holds the path of each entry. */
export function listKeptPages(html: string, kept: ReadonlySet<string>): string {
  return html.replaceAll(/<li data-page="([^"]*)".*?<\/li>/gs, (entry, page: string) => (kept.has(page) ? entry : ""));
}
