import { defineConfig } from "vitest/config";

/** The tests of the domain and nothing else, for `npm run mutation`: no browser, no plugin, the same chances every time. */
export default defineConfig({
  test: {
    isolate: false,
    include: ["tests/unit/{domain,format,site}/**/*.test.ts"],
    setupFiles: ["tests/unit/domain/fixed-seed.ts"],
  },
});
