import { defineConfig } from "@playwright/test";
import { availableEngines } from "./e2e/engines/driver/engines.ts";
import { defaultTimeout } from "./e2e/engines/driver/in-time.ts";
import { browserFlags, findBrowser } from "./scripts/machine/find-browser.ts";

/*
 * The specs in `e2e/engines` run in every engine, all others in Chromium. A test tagged `@all` is left to
 * `npm run test:all`, as the other engines are.
 */
export default defineConfig<object, { readonly engineName: string }>({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than the machine has cores: journeys wait for clocks and networks.
  workers: 3,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  reporter: [["./e2e/short-reporter.ts"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser("for tests"), args: browserFlags },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    // A worker's requests are seen by no route, and what it keeps would make visits differ; `offline.spec.ts` lets it in.
    serviceWorkers: "block",
  },
  projects: availableEngines.map(({ name, leftOut, visitsKinds }) => ({
    name,
    testIgnore: leftOut.map((file) => `**/e2e/engines/${file}`),
    use: { engineName: name },
    ...(visitsKinds && { grepInvert: /@all/ }),
    ...(name !== "Chromium" && { testDir: "e2e/engines", timeout: 60_000, expect: { timeout: defaultTimeout } }),
  })),
});
