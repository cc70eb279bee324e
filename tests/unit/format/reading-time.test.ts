import { describe, expect, test } from "vitest";
import { readingMinutes } from "#format/reading-time.ts";

describe("readingMinutes", () => {
  test("adds the parts up", () => {
    expect(readingMinutes([{ wordCount: 660 }, { wordCount: 660 }])).toBe(6);
  });

  test("rounds to the nearest minute", () => {
    expect(readingMinutes([{ wordCount: 329 }])).toBe(1);
    expect(readingMinutes([{ wordCount: 331 }])).toBe(2);
  });

  test("is at least one minute", () => {
    expect(readingMinutes([])).toBe(1);
  });
});
