import { mockBackend } from "../mocks/leads.ts";
import { defineMain } from "@storybook/react-vite/node";
import remarkGfm from "remark-gfm";
import { withReadableTitles } from "./titles.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // Tables in Markdown.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  experimental_indexers: (indexers = []) => indexers.map(withReadableTitles),
  staticDirs: ["../public", "../mocks/public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    base: "./",
    define: {
      ...config.define,
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(mockBackend.url),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(mockBackend.anonKey),
    },
  }),
});
