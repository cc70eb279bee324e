import { describe, expect, test } from "vitest";
import * as intro from "#text/faq.md";
import { partsOf } from "../../../scripts/build/prose-parts.ts";
import * as guide from "./two-parts.md";

describe("partsOf", () => {
  test("splits a text at its comments", () => {
    const text = "{/* part: opening */}\n\n## Safety first\n\nCall.\n\n{/* part: to-do */}\n\n- Write it down\n";
    expect([...partsOf(text)]).toEqual([
      ["opening", "## Safety first\n\nCall."],
      ["to-do", "- Write it down"],
    ]);
  });

  test("leaves other texts unchanged", () => {
    expect(partsOf("Text {/* part: none */} in a line.").size).toBe(0);
  });

  test("refuses text before the first part, and a duplicate name", () => {
    expect(() => partsOf("Lost.\n\n{/* part: one */}\n\nText.")).toThrow("before the first part");
    expect(() => partsOf("{/* part: one */}\n\n{/* part: one */}\n")).toThrow('two parts called "one"');
  });
});

describe("a guide of several parts", () => {
  test("has the sections and word counts of all of them", () => {
    const parts = [guide.part("opening"), guide.part("to-do")];
    expect(guide.sections).toEqual(parts.flatMap(({ sections }) => sections));
    expect(guide.sections).toHaveLength(2);
    expect(guide.wordCount).toBe(parts.reduce((sum, { wordCount }) => sum + wordCount, 0));
    expect(intro.wordCount).toBeGreaterThan(10);
  });

  test("stops the build when a page imports a missing part", () => {
    expect(() => guide.part("appendix")).toThrow('two-parts.md has no part "appendix"');
  });
});
