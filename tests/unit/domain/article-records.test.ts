import { expect, test } from "vitest";
import { blogPosts } from "#blog-posts";
import { blogCategories } from "#domain/article-records.ts";

test("every shelf of the blog has a post, and every post a known shelf", () => {
  expect(new Set(blogPosts.map(({ category }) => category))).toEqual(new Set(blogCategories));
});
