import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/answer-actions/answer-as-text.ts";
import { englishTexts } from "../../e2e/french/english-words.ts";
import { anyEntries } from "../unit/domain/tools/any-entries.ts";
import { everyTool } from "../unit/domain/tools/every-tool.ts";

const tools = Object.values(everyTool).flatMap((one) => ("tool" in one ? [one.tool] : []));

/** All texts of a view, whatever they are for; ids and dates among them are no sentences. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(?:tool|path|kind|basis|source|readIn|unit|asOf|note)$/.test(key) ? [] : textsIn(part),
  );
}

describe.each(tools.map((tool) => [tool.id, tool] as const))("%s in French", (_, tool) => {
  test("a no-break space precedes each colon, in the copied text too", () => {
    fc.assert(
      fc.property(anyEntries(tool.inputs), (entries) => {
        const outcome = tool.answer(entries, "2026-11-24");
        if (outcome.kind !== "answer") return;
        const { view } = outcome;
        const texts = [
          ...textsIn(view),
          ...answerAsText("Titre", "2026-11-24", view, shared).split("\n"),
          ...answerAsRows(view, shared).flatMap(textsIn),
        ];
        const typed = textsIn(entries).filter((word) => word.includes(":"));
        const own = texts.filter((text) => !typed.some((word) => text.includes(word)));
        expect(own.filter((text) => /[^\u00A0]:(?!\/\/)/.test(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("answers in French whatever is entered", () => {
    fc.assert(
      fc.property(anyEntries(tool.inputs), (entries) => {
        const outcome = tool.answer(entries, "2026-11-24");
        const texts = outcome.kind === "answer" ? textsIn(outcome.view) : [...outcome.problems.values()];
        const typed = new Set(textsIn(entries));
        const own = texts.filter((text) => ![...typed].some((word) => word !== "" && text.includes(word)));
        expect(own.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
        expect(englishTexts(own.map((text) => `<p>${text.replaceAll("<", "&lt;")}</p>`).join(""))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
