import { expect, test } from "vitest";
import { readingMinutes } from "#format/reading-time.ts";

test.each([
  [[660, 660], 6],
  [[329], 1],
  [[331], 2],
  [[], 1],
])("parts of %j words take %d min, rounded, and at least one", (counts, minutes) => {
  expect(readingMinutes(counts.map((wordCount) => ({ wordCount })))).toBe(minutes);
});
