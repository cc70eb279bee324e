import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { languageConditions } from "./scripts/build/site-languages.ts";
import { citedSources } from "./scripts/build/cited-sources.ts";
import { officialLinks } from "./scripts/build/official-links.ts";
import { pageSlots } from "./scripts/build/page-slots.ts";
import { privateFiles } from "./scripts/build/private-files.ts";
import { rehypeProse } from "./scripts/build/rehype-prose.ts";
import { rehypeEnglishIds } from "./scripts/pages/rehype-english-ids.ts";
import { rehypeOffices } from "./scripts/pages/rehype-offices.ts";
import { rehypePageLayout } from "./scripts/pages/rehype-page-layout.ts";
import { rehypePartFolds } from "./scripts/pages/rehype-part-folds.ts";
import { rehypePageModule } from "./scripts/pages/rehype-page-module.ts";
import { recmaWithoutChecks } from "./scripts/pages/recma-without-checks.ts";
import { rehypeWithoutBlanks } from "./scripts/pages/rehype-without-blanks.ts";
import { sitePages } from "./scripts/pages/site-pages.ts";

/** What the app, Storybook and the tests share. Content is MDX in `.md`, because Storybook compiles every `.mdx` itself. */
export default defineConfig({
  ...languageConditions,
  plugins: [
    sitePages(),
    privateFiles(),
    pageSlots(),
    {
      enforce: "pre",
      ...mdx({
        mdExtensions: [],
        mdxExtensions: [".md"],
        remarkPlugins: [remarkFrontmatter, remarkGfm],
        rehypePlugins: [
          rehypeEnglishIds,
          rehypePageLayout,
          rehypeSlug,
          officialLinks,
          rehypeProse,
          rehypeOffices,
          rehypePartFolds,
          rehypePageModule,
          rehypeWithoutBlanks,
        ],
        recmaPlugins: [recmaWithoutChecks],
        tableCellAlignToStyle: false,
      }),
    },
    citedSources(),
    react(),
    tailwindcss(),
  ],
});
