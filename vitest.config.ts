import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserFlags, findBrowser } from "./scripts/machine/find-browser.ts";
import { builtLoader } from "./tests/loader/built-loader.ts";

/** Found ahead: a dependency first met during a run makes the page reload under the tests. */
const optimizeDeps = {
  exclude: ["lucide-react"],
  include: [
    "@radix-ui/react-dialog",
    "@supabase/supabase-js",
    "class-variance-authority",
    "d3-array",
    "mockdate",
    "msw",
    "msw/browser",
    "react-dom/client",
    "react-dom/server",
    "react-router-dom",
    "valibot",
  ],
};

/** Settings of a run in Chromium: anew for each project, because Vitest writes into them. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    locators: { errorFormat: "html" },
    instances: [{ browser: "chromium" }],
    provider: playwright({ launchOptions: { executablePath: findBrowser("for tests"), args: browserFlags } }),
    viewport: { width: 1280, height: 800 },
  } satisfies NonNullable<TestProjectInlineConfiguration["test"]>["browser"];
}

/** Tests that mock modules, which files that share them would see. */
const mockingModules = ["lead-forms", "prefetch"].map((name) => `tests/unit/app/${name}.test.{ts,tsx}`);

function searchTests(name: string) {
  return { name, environment: "node" as const, testTimeout: 120_000, include: ["tests/search/**/*.test.ts"] };
}

/** Every story as a test, in one theme, with the accessibility of each gallery or of every state. */
function storyTests(
  name: string,
  theme: "light" | "dark",
  accessibility: "galleries" | "states",
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    extends: "./vite.config.ts",
    plugins: [storybookTest({ configDir: ".storybook" })],
    define: {
      "import.meta.env.STORY_THEME": JSON.stringify(theme),
      "import.meta.env.STORY_ACCESSIBILITY": JSON.stringify(accessibility),
    },
    optimizeDeps,
    test: {
      name,
      exclude: [...exclude],
      // Stories share a page here as they do in Storybook; a new one for each file would take twice the time.
      isolate: false,
      // One more than the machine has cores: stories wait for timers and retries.
      maxWorkers: 3,
      // A busy machine may need twice the default to transform and fetch the code of three pages.
      testTimeout: 30_000,
      browser: inChromium(),
    },
  };
}

/**
 * Of a difference, only the changed lines with one line around them. There is no `truncateThreshold`: it cuts the two
 * values before they are compared, so that a change below the cut isn't shown.
 */
const diff = { omitAnnotationLines: true, expand: false, contextLines: 1 };

const withDiff = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, diff },
});

export default defineConfig({
  test: {
    onStackTrace: (_, { file }) => !file.includes("node_modules"),
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,tsx}"],
      // The loader is tested as it is built.
      exclude: ["src/services/database.types.ts", "src/**/*.d.ts", "src/app/loader.ts", "src/app/loader/**"],
      reporter: ["text-summary", "html"],
      // What the whole of src must not fall below; its entries in the browser and for the build are proven end to end.
      thresholds: {
        statements: 96,
        branches: 92,
        functions: 97,
        lines: 97,
        "src/{domain,format,site}/**": { branches: 100 },
        "src/account/*.ts": { branches: 100 },
        "src/services/**": { branches: 100 },
      },
    },
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "unit",
          environment: "node",
          // Pure functions leave nothing behind for the next file.
          isolate: false,
          testTimeout: 30_000,
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          exclude: [...mockingModules],
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "unit-mocks",
          environment: "node",
          testTimeout: 30_000,
          include: [...mockingModules],
        },
      },
      {
        extends: "./vite.config.ts",
        // Conditions of the French build: `#locale`, `#words` and `#text` resolve to French.
        resolve: { conditions: ["fr"] },
        ssr: { resolve: { conditions: ["fr", "module", "node", "development|production"] } },
        test: { name: "french", environment: "node", isolate: false, include: ["tests/french/**/*.test.{ts,tsx}"] },
      },
      {
        extends: "./vite.config.ts",
        // The vectors of the tools once more, with the numbers that French writes.
        resolve: { conditions: ["fr"] },
        ssr: { resolve: { conditions: ["fr", "module", "node", "development|production"] } },
        test: {
          name: "french-vectors",
          environment: "node",
          isolate: false,
          setupFiles: ["tests/french/english-expressions.ts"],
          include: ["tests/unit/domain/tools/*-answer.test.ts"],
        },
      },
      // The search over the last build, in each language.
      { extends: "./vite.config.ts", test: searchTests("search") },
      {
        extends: "./vite.config.ts",
        resolve: { conditions: ["fr"] },
        ssr: { resolve: { conditions: ["fr", "module", "node", "development|production"] } },
        test: searchTests("search-french"),
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/empty-database.ts"],
          // A database takes seconds to open, and a busy machine several times as long.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: "./vite.config.ts",
        // Opens sockets and databases of other programs, and waits for what never answers.
        test: {
          name: "hosted",
          environment: "node",
          include: ["tests/hosted/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: "./vite.config.ts",
        plugins: [builtLoader()],
        test: { name: "loader", include: ["tests/loader/**/*.test.ts"], browser: inChromium() },
      },
      {
        extends: "./vite.config.ts",
        // All that stories import, found ahead as above.
        optimizeDeps: {
          ...optimizeDeps,
          entries: ["stories/**/*.stories.tsx", ".storybook/preview.tsx", "tests/browser/**"],
        },
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/browser/setup.ts"],
          browser: inChromium(),
        },
      },
      storyTests("stories", "light", "galleries"),
      // `e2e/pages.spec.ts` checks the pages as they are built; tools have more states than that shows.
      storyTests("stories in every state", "light", "states", [
        "stories/pages/*.stories.tsx",
        "stories/pages/!(tools)/**",
      ]),
      // What the design system looks like in the dark decides for everything built from it. The table of contrasts
      // (`contrast-pairs.ts`) knows the pairs of colours that are meant; only this finds one that nobody meant.
      storyTests("stories in the dark", "dark", "states", ["stories/{widgets,pages,flows}/**"]),
    ].map(withDiff),
  },
});
