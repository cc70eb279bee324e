import type { PageLinkText } from "#site/front-matter.ts";
import { isSitePath, type SitePath } from "#site/site-path.ts";
import { readFrontMatter } from "./read-page-file.ts";

/** The default text of a link to a page: the page's heading. */
export function headingOf(path: SitePath): string {
  const { heading, title } = readFrontMatter(path);
  return heading ?? title;
}

/** The plate of a page, if it has one. */
export function plateOf(path: SitePath): string | undefined {
  const matter = readFrontMatter(path);
  return "plate" in matter ? matter.plate : undefined;
}

/**
 * The links of a front matter, each with its text.
 * @throws {Error} For a path that isn't a page of the site.
 */
export function resolveLinks(links: Readonly<Record<string, string | null>>): PageLinkText[] {
  return Object.entries(links).map(([path, label]) => {
    if (!isSitePath(path)) throw new Error(`${path} is no page of the site`);
    return { href: path, label: label ?? headingOf(path) };
  });
}
