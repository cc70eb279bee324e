import { defineConfig } from "@playwright/test";
import type { EngineName } from "./e2e/engines/driver/engines.ts";
import { hasPlaywrightWebKit } from "./scripts/find-engines.ts";

/** Playwright's own WebKit has no switches for its features. */
const engineNames: readonly EngineName[] = hasPlaywrightWebKit()
  ? ["Firefox", "WebKit"]
  : ["Firefox", "WebKit", "WebKit as of Safari 17.5"];

export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: "e2e/engines",
  outputDir: "test-results/engines",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  reporter: [["list"]],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
