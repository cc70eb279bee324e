import { expect, test } from "vitest";
import { blogPosts } from "#blog-posts";
import { blogCategories } from "#domain/article-records.ts";

test("no shelf of the blog is empty, and no post lies on another", () => {
  expect(new Set(blogPosts.map(({ category }) => category))).toEqual(new Set(blogCategories));
});
