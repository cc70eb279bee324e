import { describe, expect, test } from "vitest";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/answer-actions/answer-as-text.ts";
import { smallTool } from "./small-tool.ts";

function answered() {
  const outcome = smallTool.answer({ area: 1200, limit: 1000, name: "A" }, "2026-11-24");
  if (outcome.kind !== "answer") throw new Error("The entries can't be used.");
  return outcome.view;
}

const headline = { kind: "claim", label: "Cost", figure: "$2400", sentence: "This is the cost.", assumed: [] } as const;

describe("answerAsRows", () => {
  test("an answer is rows of one length, with its numbers in a cell of their own, to four decimals", () => {
    const { heading, assumed, yourAnswers, assumptions, working, sensitivity } = shared.answer;
    const kinds = `${shared.basis("illustrative")}; ${shared.basis("practice")}`;
    const weeks = shared.amount(8, "weeks");
    const rows = answerAsRows(answered(), shared);
    expect(rows[0]).toHaveLength(shared.actions.csvHeader.length);
    expect(rows).toEqual([
      [heading, "Cost", "$2400", "", "This is the cost.", "", ""],
      [assumed, "Build", "Usual", "", "", "", ""],
      [assumed, "Plan", shared.haveOne, "", "", "", ""],
      [assumed, "Plan: Weeks", weeks, 8, "", "", ""],
      [yourAnswers, "Area", shared.amount(1200, "ft2"), 1200, "", "", ""],
      [yourAnswers, "Limit", shared.amount(1000, "CAD"), 1000, "", "", ""],
      [yourAnswers, "Name", "A", "", "", "", ""],
      [assumptions, "Build", "Usual", "", "", "", ""],
      [assumptions, "Covers", shared.none, "", "", "", ""],
      [assumptions, "Financed", shared.no, "", "", "", ""],
      [assumptions, "Rooms", shared.none, "", "", "", ""],
      [assumptions, "Shed", shared.none, "", "", "", ""],
      [assumptions, "Plan", shared.haveOne, "", "", "", ""],
      [assumptions, "Plan: Weeks", weeks, 8, "", "", ""],
      [assumptions, shared.province.label, shared.notChosen, "", "", "", ""],
      [working, "House", shared.amount(2400, "CAD"), 2400, "area × $2", kinds, "2024; 2023"],
      [working, "House 2", shared.amount(1 / 3, "years"), 0.3333, "", "", ""],
      [sensitivity, `Area: ${shared.amount(1000, "ft2")}`, "about 2000", 2000, "", "", ""],
      [sensitivity, `Area: ${shared.amount(2000, "ft2")}`, "about 4000.5", 4000.5, "", "", ""],
      ["Names", "A", "", "", "", "", ""],
      ["Names", "Sourced", "", "", "", "", ""],
      ["Costs", "House: Low", "$1", 1, "", "", ""],
      ["Costs", "House: High", "$2", 2, "", "", ""],
      ["Letter", "Dear insurer", "", "", "", "", ""],
      ["Days", "Renewal", "2026-12-01", "", "", "", ""],
    ]);
  });

  test.each([
    ["$1,250.50", 1250.5],
    ["\u2212$300", -300],
    ["9.9 years", 9.9],
    ["$544 a year", 544],
    ["1,250$", 1250],
    ["300 $", 300],
    ["13.7%", 0.137],
    ["13.7 %", 0.137],
    ["13.7% of income", 0.137],
    ["$12 to $35 a month", ""],
    ["From 3 trips a year; you plan 1", ""],
    ["about $300 (2019 figure)", ""],
    ["5km", ""],
    ["HO3", ""],
    ["12 35", ""],
    ["Not known", ""],
    ["\u2013", ""],
  ])("a table cell with the text %s is the number %s", (text, number) => {
    const table = {
      kind: "table" as const,
      title: "Costs",
      columns: [{ header: "What" }, { header: "Amount" }],
      rows: [["House", text]],
    };
    const [last] = answerAsRows({ ...answered(), extraBlocks: [table] }, shared).slice(-1);
    expect(last).toEqual(["Costs", "House", text, number, "", "", ""]);
  });
});

describe("answerAsText", () => {
  test("the answer can be pasted as plain text, part by part", () => {
    const text = answerAsText("Home", "24 November", answered(), shared);
    expect(text.split("\n").slice(0, 4)).toEqual(["Home (24 November)", "", "Cost: $2400", "This is the cost."]);
    expect(text).toContain(
      `\n\n${shared.answer.yourAnswers}\n- Area: ${shared.amount(1200, "ft2")}\n- Limit: ${shared.amount(1000, "CAD")}\n`,
    );
    expect(text).toContain(
      `\n\n${shared.answer.working}\n- House: area × $2 = ${shared.amount(2400, "CAD")}\n- House 2: ${shared.amount(1 / 3, "years")}\n`,
    );
    expect(text).toContain(
      `\n- Plan: Weeks: ${shared.amount(8, "weeks")}\n- ${shared.province.label}: ${shared.notChosen}\n\n${shared.answer.working}`,
    );
    expect(text).toContain(`\n\n${shared.answer.warnings}\n- Short by 200.\n`);
    expect(text).toContain(`\n\n${shared.answer.reasonsNotToBuy}\n- Nothing to insure.\n`);
    expect(text.endsWith(`\n\n${shared.answer.closing}\n`)).toBe(true);
  });

  test("what the headline lists and the warnings that decide stand with it, in the rows too", () => {
    const lines = [
      { name: "Liability", standing: "Law" },
      { name: "Taxes", standing: "" },
    ];
    const answers = [{ label: "Years", value: "never", number: Infinity }];
    const view = { ...answered(), headline: { ...headline, lines }, decisive: ["No cover."], answers };
    expect(answerAsText("Home", "today", view, shared)).toContain(
      "\n- Liability: Law\n- Taxes\nThis is the cost.\nNo cover.\n",
    );
    expect(answerAsRows(view, shared).slice(1, 5)).toEqual([
      [shared.answer.heading, "Liability", "Law", "", "", "", ""],
      [shared.answer.heading, "Taxes", "", "", "", "", ""],
      [shared.answer.warnings, "No cover.", "", "", "", "", ""],
      [shared.answer.yourAnswers, "Years", "never", "", "", "", ""],
    ]);
  });

  test.each([
    ["$2400", headline],
    ["Enter it", { kind: "ask", label: "Cost", ask: "Enter it", sentence: "This is the cost." } as const],
  ])("a part without lines has no heading: %s", (value, stated) => {
    const none = { answers: [], assumptions: [], unanswered: [], working: [], warnings: [], reasonsNotToBuy: [] };
    expect(answerAsText("Home", "today", { ...answered(), ...none, headline: stated }, shared)).toBe(
      `Home (today)\n\nCost: ${value}\nThis is the cost.\n\n${shared.answer.closing}\n`,
    );
  });
});
