import { sections } from "#text/sections.ts";
import { site } from "#content/site.ts";
import type { SiteSection } from "#site/site-section.ts";

/** Whole address of something on the site. */
export function siteAddress(path: string): string {
  return new URL(path, site.url).href;
}

/** The picture that a share of a page shows; the build draws one for each section. */
export function socialImage(section: SiteSection) {
  return {
    address: siteAddress(`/social/${section}.png`),
    alt: `${site.name}: ${sections[section].shareLines.join(" ")}`,
    width: "1200",
    height: "630",
  };
}
