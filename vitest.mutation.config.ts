import { defineConfig } from "vitest/config";

/** The tests of pure code and nothing else, for `npm run mutation`: no browser, no plugin, the same chances every time. */
export default defineConfig({
  test: {
    // Stryker runs the files anew for every mutation; sharing what they import makes that twice as fast.
    isolate: false,
    include: [
      "tests/unit/{domain,format,site}/**/*.test.ts",
      "tests/unit/app/{page-metadata,prefetch}.test.{ts,tsx}",
      "tests/unit/build/{chunk-groups,search-index}.test.ts",
      "tests/unit/widgets/{answer-as-text,chart-layout,chart-scale,entries-of-form}.test.ts",
    ],
    // As in the other projects: two runs on two cores can be slow.
    testTimeout: 30_000,
    env: { NORTHCOVER_SUBSETS: "400" },
    setupFiles: ["tests/unit/domain/fixed-seed.ts"],
  },
});
