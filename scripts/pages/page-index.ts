/*
 * Data about all pages, from the front matter of their files. Imported as `#page-names`, `#page-descriptions` and
 * `#blog-posts`: in Vite these are generated data (`site-pages.ts`), in plain Node the modules beside this one.
 */
import type { ArticlePost, PageDescription, PageNames } from "../../src/site/page-index.d.ts";
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
  return ofEveryPage((page) => ({
    description: page.description,
    keywords: page.keywords,
    ...("reviewed" in page && { reviewed: page.reviewed }),
  }));
}

/** @throws {Error} When a page's file is missing or its front matter is wrong. */
export function readBlogPosts(): readonly ArticlePost[] {
  return [...readAllFrontMatter()].flatMap(([url, page]) => {
    if (page.kind !== "article" || !isArticlePath(url)) return [];
    const { heading, lead, published, reviewed, readTime, category, icon, featured, plate } = page;
    const text = { title: heading, url, description: lead, date: published, reviewed, readTime };
    return [{ ...text, category, icon, featured, plate }];
  });
}

function isArticlePath(path: SitePath): path is ArticlePost["url"] {
  return path.startsWith("/blog/");
}
