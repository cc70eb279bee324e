import type { ArticleSlug } from "#site/site-path.ts";
import type { BlogPost } from "#domain/article-records.ts";
import { blogPosts } from "#content/en/blog/posts.ts";

/**
 * An article's record.
 * @throws {Error} For an article that the blog's list doesn't have.
 */
export function articlePost(slug: ArticleSlug): BlogPost {
  const post = blogPosts.find(({ url }) => url === `/blog/${slug}`);
  if (post === undefined) throw new Error(`posts.ts has no ${slug}`);
  return post;
}
