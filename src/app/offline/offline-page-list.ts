/** Removes pages that aren't cached from the list of the offline page; `data-page` holds the path of each entry. */
export function listCachedPages(html: string, cached: ReadonlySet<string>): string {
  return html.replaceAll(/<li data-page="([^"]*)".*?<\/li>/gs, (entry, page: string) =>
    cached.has(page) ? entry : "",
  );
}
