import { describe, expect, test } from "vitest";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/answer-actions/answer-as-text.ts";
import { smallTool } from "./small-tool.ts";

function answered() {
  const outcome = smallTool.answer({ area: 1200, limit: 1000, name: "A" }, "2026-11-24");
  if (outcome.kind !== "answer") throw new Error("The entries can't be used.");
  return outcome.view;
}

describe("answerAsRows", () => {
  const rowsOf = () => answerAsRows(answered(), shared);
  const section = (name: string) =>
    rowsOf()
      .filter(([first]) => first === name)
      .map((row) => row.slice(1));

  test("every row has a cell for each column", () => {
    expect(rowsOf().map(({ length }) => length)).toEqual(rowsOf().map(() => shared.actions.csvHeader.length));
  });

  test("numbers have a numeric cell beside their text, to four decimals", () => {
    const kinds = `${shared.basis("illustrative")}; ${shared.basis("practice")}`;
    expect(section(shared.answer.working)).toEqual([
      ["House", shared.amount(2400, "CAD"), 2400, "area × $2", kinds, "2024; 2023"],
      ["House 2", shared.amount(1 / 3, "years"), 0.3333, "", "", ""],
    ]);
    expect(section(shared.answer.sensitivity).map(([label, value, number]) => [label, value, number])).toEqual([
      [`Area: ${shared.amount(1000, "ft2")}`, "about 2000", 2000],
      [`Area: ${shared.amount(2000, "ft2")}`, "about 4000.5", 4000.5],
    ]);
    expect(section(shared.answer.yourAnswers)[1]).toEqual(["Limit", shared.amount(1000, "CAD"), 1000, "", "", ""]);
    const assumptions = section(shared.answer.assumptions).map((row) => row.join("|"));
    expect(assumptions).toContain(`${shared.province.label}|${shared.notChosen}||||`);
    expect(assumptions).toContain(`Plan: Weeks|${shared.amount(8, "weeks")}|8|||`);
  });

  test("what the headline assumes has its own rows", () => {
    expect(section(shared.answer.assumed).map(([label, value]) => [label, value])).toEqual([
      ["Build", "Usual"],
      ["Plan", shared.haveOne],
      ["Plan: Weeks", shared.amount(8, "weeks")],
    ]);
  });

  test("a number that isn't finite has no numeric cell", () => {
    const endless = { ...answered(), answers: [{ label: "Years", value: "never", number: Infinity }] };
    expect(answerAsRows(endless, shared)).toContainEqual([shared.answer.yourAnswers, "Years", "never", "", "", "", ""]);
  });

  test("the headline and every kind of block are rows", () => {
    const rows = rowsOf();
    expect(rows[0]).toEqual([shared.answer.heading, "Cost", "$2400", "", "This is the cost.", "", ""]);
    expect(rows.slice(-6).map((row) => row.slice(0, 4))).toEqual([
      ["Names", "A", "", ""],
      ["Names", "Sourced", "", ""],
      ["Costs", "House: Low", "$1", 1],
      ["Costs", "House: High", "$2", 2],
      ["Letter", "Dear insurer", "", ""],
      ["Days", "Renewal", "2026-12-01", ""],
    ]);
  });

  test.each([
    ["$1,250.50", 1250.5],
    ["\u2212$300", -300],
    ["9.9 years", 9.9],
    ["$544 a year", 544],
    ["1,250$", 1250],
    ["13.7%", 0.137],
    ["13.7 %", 0.137],
    ["13.7% of income", 0.137],
    ["$12 to $35 a month", ""],
    ["From 3 trips a year; you plan 1", ""],
    ["about $300 (2019 figure)", ""],
    ["5km", ""],
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

  const headline = {
    kind: "claim",
    label: "Cost",
    figure: "$2400",
    sentence: "This is the cost.",
    assumed: [],
  } as const;

  test("what the headline lists stands with its standing, or by its name alone", () => {
    const lines = [
      { name: "Liability", standing: "Law" },
      { name: "Taxes", standing: "" },
    ];
    const text = answerAsText("Home", "today", { ...answered(), headline: { ...headline, lines } }, shared);
    expect(text).toContain("\n- Liability: Law\n- Taxes\n");
  });

  test("a part without lines has no heading", () => {
    const none = { answers: [], assumptions: [], unanswered: [], working: [], warnings: [], reasonsNotToBuy: [] };
    expect(answerAsText("Home", "today", { ...answered(), ...none, headline }, shared)).toBe(
      `Home (today)\n\nCost: $2400\nThis is the cost.\n\n${shared.answer.closing}\n`,
    );
  });
});
