import type { BlogPost } from "#domain/article-records.ts";
import type { SitePath } from "./registry.ts";

/** A blog post whose URL is a path of the site. */
export interface ArticlePost extends BlogPost {
  readonly url: Extract<SitePath, `/blog/${string}`>;
}

/** Every article of the blog in the order of the registry, read from the front matter. */
export declare const blogPosts: readonly ArticlePost[];
