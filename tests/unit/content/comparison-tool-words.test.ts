import { describe, expect, test } from "vitest";
import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";
import { readValues } from "../domain/tools/read-values.ts";

const values = readValues(comparisonInputs, {
  province: "ON",
  line: "home",
  quotes: [
    { name: "Intact", premium: 1400, deductible: 1000, liability: 2_000_000 },
    { name: "Aviva", premium: 1250, deductible: 2500, liability: 1_000_000 },
  ],
});
const answer = answerComparison(values, "2026-11-24");
const blocks = comparisonToolWords.extraBlocks?.(answer, values) ?? [];
const tables = blocks.filter((block) => block.kind === "table");
const messages = blocks.filter((block) => block.kind === "message");

describe("a comparison of two quotes that differ", () => {
  test("shows premium and deductible side by side, under the insurers' names", () => {
    const [sideBySide] = tables;
    expect(sideBySide?.columns.map(({ header }) => header)).toEqual(["What", "1. Intact", "2. Aviva", "The same?"]);
    expect(sideBySide?.rows.slice(0, 2)).toEqual([
      ["Premium before tax", "$1,400", "$1,250", "The price"],
      ["Deductible", "$1,000", "$2,500", "Counted in the cost"],
    ]);
  });

  test("names the deductible in the message that asks for a quote on the same terms", () => {
    expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining("- Deductible: $1,000\n- Liability")]);
  });

  test("draws a bar under each insurer's name", () => {
    const [bars] = answer.charts;
    const names = bars?.kind === "bars" ? bars.bars.map((bar) => ("name" in bar ? bar.name : undefined)) : [];
    expect(names).toEqual(["Intact", "Aviva"]);
  });
});
