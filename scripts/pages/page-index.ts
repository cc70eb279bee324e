/*
 * What the site knows of all its pages at once, from the heads of their files. Code imports it as `#page-names` and
 * `#page-descriptions`; Vite gets it as data (`site-pages.ts`), plain Node from the two modules beside this one.
 */
import type { PageDescription } from "../../src/site/page-descriptions.d.ts";
import type { PageNames } from "../../src/site/page-names.d.ts";
import type { SitePath } from "#site/registry.ts";
import { readAllFrontMatter, type CheckedFrontMatter } from "./read-page-file.ts";

function ofEveryPage<Part>(part: (page: CheckedFrontMatter) => Part): Readonly<Record<SitePath, Part>> {
  const entries = [...readAllFrontMatter()].map(([path, page]) => [path, part(page)] as const);
  return Object.fromEntries(entries) as Record<SitePath, Part>;
}

/** @throws {Error} When a page's file is missing or its front matter is wrong. */
export function readPageNames(): Readonly<Record<SitePath, PageNames>> {
  return ofEveryPage(({ label, title }) => ({ label: label ?? title, title }));
}

/** @throws {Error} When a page's file is missing or its front matter is wrong. */
export function readPageDescriptions(): Readonly<Record<SitePath, PageDescription>> {
  return ofEveryPage(({ description, keywords }) => ({ description, keywords }));
}
