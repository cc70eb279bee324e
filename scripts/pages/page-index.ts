/*
 * Data about all pages, from the front matter of their files: `#page-names`, `#page-descriptions` and `#blog-posts` in plain
 * Node. In Vite these are generated modules (`site-pages.ts`).
 */
import type { ArticlePost, PageDescription, PageNames } from "../../src/site/page-index.d.ts";
import type { SitePath } from "#site/registry.ts";
import { readAllFrontMatter, type CheckedFrontMatter } from "./read-page-file.ts";

const isArticlePath = (path: SitePath): path is ArticlePost["url"] => path.startsWith("/blog/");

/** @throws {Error} When a page's file is missing or its front matter is wrong. */
export function readPages() {
  const pages = [...readAllFrontMatter()];
  const ofEveryPage = <Part>(part: (page: CheckedFrontMatter) => Part) =>
    Object.fromEntries(pages.map(([path, page]) => [path, part(page)])) as Readonly<Record<SitePath, Part>>;
  return {
    pageNames: ofEveryPage(({ label, title }): PageNames => ({ label: label ?? title, title })),
    pageDescriptions: ofEveryPage((page): PageDescription => ({
      description: page.description,
      keywords: page.keywords,
      ...("reviewed" in page && { reviewed: page.reviewed }),
    })),
    blogPosts: pages.flatMap(([url, page]): readonly ArticlePost[] => {
      if (page.kind !== "article" || !isArticlePath(url)) return [];
      const { heading, lead, published, reviewed, readTime, category, icon, featured, plate } = page;
      const text = { title: heading, url, description: lead, date: published, reviewed, readTime };
      return [{ ...text, category, icon, featured, plate }];
    }),
  };
}

export const { pageNames, pageDescriptions, blogPosts } = readPages();
