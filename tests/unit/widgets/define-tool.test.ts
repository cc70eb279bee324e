import { describe, expect, test } from "vitest";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { sharedToolWords as shared } from "#text/tools/shared.ts";
import { smallTool } from "./small-tool.ts";

function viewOf(entries: Entries) {
  const outcome = smallTool.answer(entries, "2026-11-24");
  if (outcome.kind !== "answer") throw new Error("The entries can't be used.");
  return outcome.view;
}

test.each([
  ["area", "Area"],
  ["province", shared.province.label],
  ["cover", "Cover held"],
  ["unknown", "unknown"],
  ["rooms.1", "Rooms"],
  ["rooms.0.size", "Room 1: Size"],
  ["rooms.2.none", "Room 3"],
  ["shed.cost", "Shed: Cost"],
])("names of inputs: %s is %s", (path, name) => {
  expect(smallTool.nameOf(path)).toBe(name);
});

test("an invalid entry has a message, and there is no answer", () => {
  expect(smallTool.answer({ area: "12" }, "2026-11-24")).toEqual({
    kind: "problems",
    problems: new Map([["area", shared.problem({ kind: "tooSmall", min: 400 })]]),
  });
});

test("a hidden input is not asked, any other is", () => {
  expect(smallTool.isAsked("financed", { build: "bare" })).toBe(false);
  expect(smallTool.isAsked("financed", {})).toBe(true);
  expect(smallTool.isAsked("area", {})).toBe(true);
});

describe("entered values", () => {
  test("every kind of input is formatted with its number, unit or label", () => {
    const entries = {
      province: "ON",
      area: "1,200",
      limit: 1500,
      build: "custom",
      covers: ["sewer", "overland"],
      financed: true,
      name: "A",
      rooms: [{ size: "50", extras: "20", finish: "fine" }, {}],
      shed: null,
      plan: { weeks: 4 },
    };
    expect(viewOf(entries).answers).toEqual([
      { label: shared.province.label, value: shared.provinces.ON },
      { label: "Area", value: shared.amount(1200, "ft2"), number: 1200 },
      { label: "Limit", value: shared.amount(1500, "CAD"), number: 1500 },
      { label: "Build", value: "Custom" },
      { label: "Covers", value: "Sewer backup, Overland water" },
      { label: "Financed", value: shared.yes },
      { label: "Name", value: "A" },
      { label: "Room 1: Size", value: shared.amount(50, "ft2"), number: 50 },
      { label: "Room 1: Extras", value: shared.amount(20, "CAD"), number: 20 },
      { label: "Room 1: Finish", value: "Fine" },
      { label: "Shed", value: shared.none },
      { label: "Plan: Weeks", value: shared.amount(4, "weeks"), number: 4 },
    ]);
  });

  test("hidden inputs and hidden fields of a row are omitted", () => {
    const entries = { build: "bare", financed: "no", rooms: [{ size: 50, extras: 20 }] };
    expect(viewOf(entries).answers.map(({ label }) => label)).toEqual(["Build", "Room 1: Size"]);
    expect(viewOf({ financed: "no" }).answers).toEqual([{ label: "Financed", value: shared.no }]);
  });
});

describe("assumptions", () => {
  const assumed = (entries: Entries) => viewOf(entries).assumptions;

  test("empty inputs have their default, and calculated values are listed first", () => {
    expect(assumed({})).toEqual([
      { label: "Limit", value: shared.amount(300_000, "CAD"), number: 300_000 },
      { label: "Area", value: shared.amount(1600, "ft2"), number: 1600 },
      { label: "Build", value: "Usual" },
      { label: "Covers", value: shared.none },
      { label: "Financed", value: shared.no },
      { label: "Name", value: shared.none },
      { label: "Rooms", value: shared.none },
      { label: "Shed", value: shared.none },
      { label: "Plan", value: shared.haveOne },
      { label: "Plan: Weeks", value: shared.amount(8, "weeks"), number: 8 },
    ]);
  });

  test("an input without a default or a calculated value is listed as unanswered", () => {
    expect(viewOf({}).unanswered).toEqual([shared.province.label]);
    expect(viewOf({ province: "ON" }).unanswered).toEqual([]);
    expect(assumed({ limit: 5 }).map(({ label }) => label)).not.toContain("Limit");
  });

  test("a request assumes nothing, so that every empty input counts as unknown", () => {
    const { assumptions, unanswered } = viewOf({ name: "asks", build: "bare", rooms: [{}] });
    expect(assumptions).toEqual([]);
    expect(unanswered).toEqual([
      shared.province.label,
      "Area",
      "Limit",
      "Covers",
      "Room 1: Size",
      "Shed",
      "Plan",
      "Plan: Weeks",
    ]);
  });

  test("an empty field of a row is listed only if it is visible and its default isn't zero or empty", () => {
    const rooms = assumed({ build: "custom", rooms: [{}] }).filter(({ label }) => label.startsWith("Room"));
    expect(rooms).toEqual([{ label: "Room 1: Size", value: shared.amount(100, "ft2"), number: 100 }]);
    expect(assumed({ build: "bare" }).map(({ label }) => label)).not.toContain("Financed");
  });
});

describe("the headline", () => {
  test("names what the calculation used for empty inputs, and the defaults that the result rests on", () => {
    const named = (entries: Entries) => {
      const { headline } = viewOf(entries);
      return headline.kind === "claim" ? headline.assumed.map(({ path, value }) => [path, value]) : [];
    };
    expect(named({ rooms: [{}, { size: "50" }] })).toEqual([
      ["limit", shared.amount(300_000, "CAD")],
      ["area", shared.amount(1600, "ft2")],
      ["build", "Usual"],
      ["rooms.0.size", shared.amount(100, "ft2")],
      ["plan", shared.haveOne],
      ["plan.weeks", shared.amount(8, "weeks")],
    ]);
    expect(named({ limit: 5, area: 500, build: "custom", plan: null })).toEqual([]);
  });

  test("a request for a missing answer states no figure, and has no chart of one", () => {
    const { headline, charts, sensitivity } = viewOf({ name: "asks" });
    expect([charts, sensitivity]).toEqual([[], []]);
    expect(headline).toEqual({
      kind: "ask",
      label: "Cost",
      ask: "Enter the limit",
      sentence: "The cost will stand here.",
    });
  });
});

test("working, remarks and sensitivity are formatted with their labels", () => {
  const view = viewOf({ limit: 1000 });
  expect(view.headline).toMatchObject({ kind: "claim", figure: "$3200" });
  expect(view.working).toMatchObject([
    { label: "House", expression: "area × $2", value: shared.amount(3200, "CAD"), number: 3200 },
    { label: "House 2", expression: undefined, value: shared.amount(1 / 3, "years"), number: 1 / 3, figures: [] },
  ]);
  expect(view.warnings).toEqual(["Short by 600."]);
  expect(view.reasonsNotToBuy).toEqual(["Nothing to insure."]);
  expect(view.sensitivityLabel).toBe("The cost");
  expect(view.sensitivity).toEqual([
    {
      label: "Area",
      low: { label: shared.amount(1000, "ft2"), value: "about 2000", number: 2000 },
      high: { label: shared.amount(2000, "ft2"), value: "about 4000.5", number: 4000.5 },
    },
  ]);
  expect(view.extraBlocks).toHaveLength(4);
  expect(view.day).toBe("2026-11-24");
});

test("a link to another tool passes entries on, except the province and missing ones; without a label there is no link", () => {
  expect(viewOf({}).nextSteps).toEqual([
    { tool: "coverage-gap-analyzer", label: "Look for gaps", entries: { home: "own", plan: null } },
  ]);
});

describe("charts", () => {
  const chart = (index: number) => viewOf({}).charts[index];

  test("a band formats the visitor's own value as entered", () => {
    const band = chart(0);
    expect(band).toMatchObject({ kind: "band", title: "Range", low: 1, high: 3, markers: [] });
    expect(band?.kind === "band" && band.writeOwn(12_345)).toBe(shared.amount(12_345, "CAD"));
    expect(band?.write(12_345)).toBe(shared.rounded(12_345, "CAD"));
    expect(band?.mark(12_345)).toBe(shared.mark(12_345, "CAD"));
  });

  test("bars have numbered labels, their range and the marker", () => {
    const bars = chart(1);
    expect(bars).toMatchObject({
      kind: "bars",
      title: "Parts",
      bars: [
        { label: "House 2", value: 12_345, low: 1, high: undefined },
        { label: "House", value: 5 },
      ],
      marker: { label: "Limit", value: 4 },
    });
  });

  test("lines use the x values of their points", () => {
    const line = chart(2);
    expect(line).toMatchObject({
      kind: "line",
      xs: [0, 5],
      counted: shared.counted("years"),
      lines: [{ label: "House 1", values: [10, 20] }],
    });
    expect(line?.kind === "line" && line.xWrite(2)).toBe(shared.amount(2, "years"));
  });

  test("columns of a stack are counted from the first", () => {
    const stack = chart(3);
    expect(stack).toMatchObject({
      kind: "stack",
      xs: [1, 2, 3],
      layers: [{ label: "House", values: [7, 8, 9] }],
      line: { label: "Limit", values: [3, 3, 3] },
    });
    expect(stack?.kind === "stack" && stack.xWrite(2)).toBe(shared.amount(2, "month"));
  });
});
