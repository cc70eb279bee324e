import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { answerCoverageGap } from "#domain/tools/coverage-gap-answer.ts";
import { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { answerEstate } from "#domain/tools/estate-answer.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { answerHome } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { answerSenior } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { disabilityToolWords } from "#text/tools/disability-insurance-calculator.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { multiPolicyToolWords } from "#text/tools/multi-policy-savings.ts";
import { provincialGuideWords } from "#text/tools/provincial-insurance-guide.ts";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/answer-actions/answer-as-text.ts";
import { defineTool, type Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { englishTexts } from "../../e2e/french/english-words.ts";
import { anyEntries } from "../unit/domain/tools/any-entries.ts";

const tools: readonly Tool[] = [
  defineTool({
    id: "auto-insurance-calculator",
    inputs: autoInputs,
    calculate: answerAuto,
    words: autoToolWords,
    shared,
  }),
  defineTool({
    id: "business-insurance-calculator",
    inputs: businessInputs,
    calculate: answerBusiness,
    words: businessToolWords,
    shared,
  }),
  defineTool({
    id: "insurance-comparison-tool",
    inputs: comparisonInputs,
    calculate: answerComparison,
    words: comparisonToolWords,
    shared,
  }),
  defineTool({
    id: "coverage-gap-analyzer",
    inputs: coverageGapInputs,
    calculate: answerCoverageGap,
    words: coverageGapToolWords,
    shared,
  }),
  defineTool({
    id: "disability-insurance-calculator",
    inputs: disabilityInputs,
    calculate: answerDisability,
    words: disabilityToolWords,
    shared,
  }),
  defineTool({
    id: "estate-planning-review",
    inputs: estateInputs,
    calculate: answerEstate,
    words: estateToolWords,
    shared,
  }),
  defineTool({
    id: "home-insurance-calculator",
    inputs: homeInputs,
    calculate: answerHome,
    words: homeToolWords,
    shared,
  }),
  defineTool({
    id: "multi-policy-savings",
    inputs: multiPolicyInputs,
    calculate: answerMultiPolicy,
    words: multiPolicyToolWords,
    shared,
  }),
  defineTool({
    id: "provincial-insurance-guide",
    inputs: provincialGuideInputs,
    calculate: answerProvincialGuide,
    words: provincialGuideWords,
    shared,
  }),
  defineTool({
    id: "senior-insurance-review",
    inputs: seniorInputs,
    calculate: answerSenior,
    words: seniorToolWords,
    shared,
  }),
  defineTool({
    id: "travel-insurance-calculator",
    inputs: travelInputs,
    calculate: answerTravel,
    words: travelToolWords,
    shared,
  }),
];

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
