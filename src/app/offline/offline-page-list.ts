/** Leaves of the offline page's list what was kept: each entry names its page in `data-page`. */
export function listKeptPages(html: string, kept: ReadonlySet<string>): string {
  return html.replaceAll(/<li data-page="([^"]*)".*?<\/li>/gs, (entry, page: string) => (kept.has(page) ? entry : ""));
}
