import type { BlogPost } from "#domain/article-records.ts";
import type { SitePath } from "./registry.ts";

/** An article whose address is one of the site. */
export interface ArticlePost extends BlogPost {
  readonly url: Extract<SitePath, `/blog/${string}`>;
}

/** Every article of the blog in the order of the registry, as the heads of their files describe it. */
export declare const blogPosts: readonly ArticlePost[];
