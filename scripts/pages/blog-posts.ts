import { readBlogPosts } from "./page-index.ts";

export const blogPosts = readBlogPosts();
