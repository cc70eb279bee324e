import { addressBook } from "#addresses";
import { sections } from "#text/sections.ts";
import { site } from "#content/site.ts";
import { addressOf } from "#site/site-path.ts";
import type { SiteSection } from "#site/site-section.ts";

/** Absolute URL of a page, with or without a fragment, or of a file. */
export function siteAddress(path: string): string {
  return new URL(addressOf(path), site.url).href;
}

/** The share image of a section; the build renders one for each. */
export function socialImage(section: SiteSection) {
  return {
    address: siteAddress(`${addressBook.root}/social/${section}.png`),
    alt: `${site.name}: ${sections[section].shareLines.join(" ")}`,
    width: "1200",
    height: "630",
  };
}
