import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/find-browser.ts";

/**
 * What depends on the engine: what visitors do, and whether each page shows, moves and reads the same. The rest looks at
 * files and answers, drives Chromium's own tools, or tries so much that once is enough. Within `pages.spec.ts` the
 * accessibility rules, most of its time, are left to Chromium too: the other engines would be given the same elements.
 */
const inOtherEngines = [
  "journeys/**/*.spec.ts",
  "pages.spec.ts",
  "navigation.spec.ts",
  "page-scroll.spec.ts",
  "search.spec.ts",
];

/** Firefox and WebKit take part where `playwright install` has brought them. */
const otherEngines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));

export default defineConfig({
  testDir: "e2e",
  // They have a configuration of their own.
  testIgnore: "engines/**",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  // `npm test` names a file for the second one, to say at its end what failed.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [["list"]] : [["list"], ["json"]],
  use: {
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
      use: { browserName: "chromium", launchOptions: { executablePath: findBrowser(), args: browserFlags } },
    },
    ...otherEngines.map((engine) => ({
      name: engine.name(),
      testMatch: inOtherEngines,
      use: { browserName: engine === firefox ? ("firefox" as const) : ("webkit" as const) },
    })),
  ],
});
