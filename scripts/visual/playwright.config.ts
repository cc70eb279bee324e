import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";

const folder = resolve(".cache/visual");

/* Pictures of stories, for `npm run visual`, which serves a Storybook at this address. */
export default defineConfig({
  testDir: ".",
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/before-pictures/{arg}{ext}`,
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 90_000,
  expect: { timeout: 45_000, toHaveScreenshot: { threshold: 0.1 } },
  reporter: [["line"], ["html", { outputFolder: `${folder}/report`, open: "never" }]],
  use: {
    baseURL: process.env["STORYBOOK_ADDRESS"] ?? "",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser("for tests"), args: browserFlags },
  },
});
