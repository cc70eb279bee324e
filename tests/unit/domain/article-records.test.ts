import { expect, test } from "vitest";
import { blogPosts } from "#blog-posts";
import { blogCategories } from "#domain/article-records.ts";

test("every blog category has a post, and every post has a known category", () => {
  expect(new Set(blogPosts.map(({ category }) => category))).toEqual(new Set(blogCategories));
});
