import { copyFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mockBackend } from "../mocks/leads.ts";
import { defineMain } from "@storybook/react-vite/node";
import remarkGfm from "remark-gfm";
import { locale } from "#locale";
import { withReadableTitles } from "./titles.ts";
import { withoutPlays } from "./without-plays.ts";

/** Serves the worker of the installed Mock Service Worker, from a folder without the rest of its package. */
const workerFolder = "../.cache/mock-service-worker";
const workerFile = new URL(`${workerFolder}/mockServiceWorker.js`, import.meta.url);
mkdirSync(new URL(".", workerFile), { recursive: true });
copyFileSync(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), workerFile);

const isFrench = locale.tag === "fr-CA";

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    // Bundled, the configuration would resolve its own imports in English.
    options: { builder: { viteConfigPath: "vite.config.ts", configLoader: "native" } },
  },
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
  staticDirs: ["../public", workerFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  env: (env) => ({ ...env, STORYBOOK_LANGUAGE: locale.tag }),
  viteFinal: (config) => ({
    ...config,
    base: "./",
    // Two servers must not share a cache: each replaces what the other has stored.
    ...(config.cacheDir !== undefined && { cacheDir: `${config.cacheDir}-${locale.tag}` }),
    plugins: [...(config.plugins ?? []), ...(isFrench ? [withoutPlays()] : [])],
    define: {
      ...config.define,
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(mockBackend.url),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(mockBackend.anonKey),
    },
  }),
});
