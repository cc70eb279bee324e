import type { KnipConfig } from "knip";
import { pageBlocks } from "./scripts/pages/page-blocks.ts";

/** The blocks of pages' files, which only the compiler of those files imports. */
const blocks = Object.values(pageBlocks).map((module) => `${module.replace("#", "src/")}!`);

export default {
  entry: [
    "src/content/figures/*.ts",
    "src/content/fr/**/*.ts",
    "src/app/loader.ts!",
    "src/app/browser.tsx!",
    "src/app/prerender.tsx!",
    "src/app/offline/prerender-offline-page.tsx!",
    "src/app/offline/worker/offline-worker.ts!",
    "src/pages/**/*-page.tsx!",
    "src/pages/tool/*-panel.tsx!",
    ...new Set(blocks),
    "scripts/pages/{page-names,page-descriptions,blog-posts}.ts",
    "scripts/*.ts",
    "scripts/build/build-language.ts",
    "stories/**/*.stories.tsx",
    "stories/**/*.mdx",
    "tests/loader/fake-*.ts",
  ],
  project: [
    "src/**/*.{ts,tsx}",
    "mocks/**/*.ts",
    "scripts/**/*.ts",
    "tests/**/*.{ts,tsx}",
    "e2e/**/*.ts",
    ".storybook/**/*.{ts,tsx}",
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    "@fontsource-variable/atkinson-hyperlegible-next",
    "@fontsource-variable/newsreader",
    "chromium-current",
    "chromium-oldest",
    "tailwindcss",
  ],
  ignoreBinaries: ["apt-get", "openssl", "pdftotext", "WebKitWebDriver", "Xvfb"],
  playwright: {
    config: ["playwright.config.ts", "scripts/visual/playwright.config.ts"],
    entry: ["e2e/**/*.spec.ts", "scripts/visual/*.spec.ts"],
  },
  vitest: {
    config: ["vitest.config.ts", "vitest.mutation.config.ts"],
  },
} satisfies KnipConfig;
