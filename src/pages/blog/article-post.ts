import type { BlogPost } from "#domain/article-records.ts";
import { blogPosts } from "#text/blog/posts.ts";

/**
 * An article's record.
 * @throws {Error} For an article that the blog's list doesn't have.
 */
export function articlePost(slug: string): BlogPost {
  const post = blogPosts.find(({ url }) => url === `/blog/${slug}`);
  if (post === undefined) throw new Error(`posts.ts has no ${slug}`);
  return post;
}
