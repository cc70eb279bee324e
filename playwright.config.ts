import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/find-browser.ts";

export default defineConfig({
  testDir: "e2e",
  // Firefox and WebKit have a suite and a configuration of their own.
  testIgnore: "**/e2e/engines/**",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  // `npm test` names a file for the second one, to say at its end what failed.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [["list"]] : [["list"], ["json"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser("for tests"), args: browserFlags },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    // A worker's requests are seen by no route, and what it keeps would make visits differ; `offline.spec.ts` lets it in.
    serviceWorkers: "block",
  },
  projects: [{ name: "chromium" }],
});
