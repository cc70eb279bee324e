import { globSync, readFileSync } from "node:fs";
import type { KnipConfig } from "knip";
import { pageBlocks } from "./scripts/pages/page-blocks.ts";

/** The blocks that the compiler of pages' files puts in. */
const added = ["NextStep", "PageQuestions", "PartFold", "StepsAcross", "Text"];

const named = globSync("src/content/**/*.md").flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name),
);

/** The modules of the blocks of pages' files, which only the compiler of those files imports. */
const blocks = [...named, ...added].flatMap((name) => pageBlocks.get(name)?.replace("#", "src/").concat("!") ?? []);

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
