import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The file that takes longer than all others together. */
const slowest = "rests-on-answers.test.ts";

const rank = ({ moduleId }: TestSpecification) => (moduleId.endsWith(slowest) ? Infinity : statSync(moduleId).size);

/**
 * The smallest files first, the slowest last: small files test one module, and the first failure ends the run of a
 * mutation. It makes the mutations of shared modules three times as fast.
 */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** The tests of pure code and nothing else, for `npm run mutation`: no browser, no plugin, the same chances every time. */
export default defineConfig({
  test: {
    // Stryker runs the files anew for every mutation; sharing what they import makes that twice as fast.
    isolate: false,
    sequence: { sequencer: SmallestFirst },
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
