import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserFlags, findBrowser } from "./scripts/find-browser.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "./vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserFlags } }),
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
});
