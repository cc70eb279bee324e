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
        // Found ahead: a dependency first met during a run makes the page reload under the tests.
        optimizeDeps: {
          exclude: ["lucide-react"],
          include: [
            "@radix-ui/react-dialog",
            "@radix-ui/react-slider",
            "@radix-ui/react-toast",
            "@supabase/supabase-js",
            "@tanstack/react-query",
            "class-variance-authority",
            "mockdate",
            "msw",
            "msw/browser",
            "react-dom/client",
            "react-router-dom",
            "valibot",
          ],
        },
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
