import { defineConfig } from "@playwright/test";
import type { EngineName } from "./e2e/engines/driver/engines.ts";
import { patience } from "./e2e/engines/driver/in-time.ts";
import { hasPlaywrightWebKit } from "./scripts/find-engines.ts";

const inAllEngines: readonly EngineName[] = ["Firefox", "WebKit"];
/** Playwright's own WebKit has no switches for its features. */
const withFeaturesOff: readonly EngineName[] = [
  "Firefox as of 120",
  ...(hasPlaywrightWebKit() ? [] : (["WebKit as of Safari 17.5"] as const)),
];

const withoutPopovers = "without-popovers.spec.ts";

export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: "e2e/engines",
  // The other suite, which may run beside this one, empties its own as it begins.
  outputDir: ".cache/test-results-engines",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  expect: { timeout: patience },
  reporter: [["list"]],
  projects: [
    ...[...inAllEngines, ...withFeaturesOff].map((engineName) => ({
      name: engineName,
      testIgnore: withoutPopovers,
      use: { engineName },
    })),
    ...(hasPlaywrightWebKit()
      ? []
      : [
          {
            name: "WebKit without popovers",
            testMatch: withoutPopovers,
            use: { engineName: "WebKit without popovers" as const },
          },
        ]),
  ],
});
