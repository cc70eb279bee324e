import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/find-browser.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
});
