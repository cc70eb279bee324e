import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { citedSources } from "./scripts/build/cited-sources.ts";
import { officialLinks } from "./scripts/build/official-links.ts";
import { proseParts } from "./scripts/build/prose-parts.ts";
import { rehypeProse } from "./scripts/build/rehype-prose.ts";

/** What the app, Storybook and the tests share. Content is MDX in `.md`, because Storybook compiles every `.mdx` itself. */
export default defineConfig({
  plugins: [
    proseParts(),
    {
      enforce: "pre",
      ...mdx({
        mdExtensions: [],
        mdxExtensions: [".md"],
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug, officialLinks, rehypeProse],
        tableCellAlignToStyle: false,
      }),
    },
    citedSources(),
    react(),
    tailwindcss(),
  ],
});
