import { site } from "#content/site.ts";

/** The page's title with the site's name appended, unless it is already there. */
export function documentTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}
