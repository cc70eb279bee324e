import { readBlogPosts } from "./page-index.ts";

/** Every article of the blog. */
export const blogPosts = readBlogPosts();
