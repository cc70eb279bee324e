import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import { readInputs } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import { everyTool } from "./every-tool.ts";
import specified from "./specified-inputs.json" with { type: "json" };

const sample = {
  amount: { kind: "money", unit: "CAD", min: -5, max: 1000, default: 10 },
  people: { kind: "number", unit: "count", min: 0, max: 5, isWhole: true, default: null },
  colour: { kind: "choice", options: ["red", "blue"], default: "red" },
  extras: { kind: "choices", options: ["a", "b", "c"], default: [] },
  owns: { kind: "yesNo", default: false },
  words: { kind: "text", maxLength: 5, default: "" },
  day: { kind: "date", min: "2026-01-01", max: "2026-12-31", default: null },
  rows: {
    kind: "list",
    maxRows: 2,
    fields: { age: { kind: "number", unit: "years", min: 0, max: 24, default: 0 } },
  },
  plan: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: true,
    fields: { pct: { kind: "percentage", unit: "percent", min: 0, max: 100, default: 60 } },
  },
  policy: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: { benefit: { kind: "money", unit: "CAD", min: 0, max: 100, default: 5 } },
  },
  house: {
    kind: "group",
    isOptional: false,
    isPresentByDefault: true,
    fields: { cost: { kind: "money", unit: "CAD", min: 0, max: 100, default: 7 } },
  },
} as const satisfies InputDescriptions;

const values = (entries: Record<string, unknown>) => {
  const reading = readInputs(sample, entries);
  if (!reading.isUsable) throw new Error(`problems: ${JSON.stringify([...reading.problems])}`);
  return reading.values;
};

const problem = (entries: Record<string, unknown>) => {
  const reading = readInputs(sample, entries);
  return reading.isUsable ? "none" : Object.fromEntries(reading.problems);
};

describe("an empty form", () => {
  test("has every default, and lists the defaults", () => {
    expect(readInputs(sample, {})).toEqual({
      isUsable: true,
      values: {
        amount: 10,
        people: null,
        colour: "red",
        extras: [],
        owns: false,
        words: "",
        day: null,
        rows: [],
        plan: { pct: 60 },
        policy: null,
        house: { cost: 7 },
      },
      assumed: [
        "amount",
        "people",
        "colour",
        "extras",
        "owns",
        "words",
        "day",
        "rows",
        "plan",
        "plan.pct",
        "policy",
        "house.cost",
      ],
    });
  });

  test.each([[""], ["  "], [null], [undefined]])("%j counts as empty", (entry) => {
    const reading = readInputs(sample, { amount: entry, rows: entry, house: entry });
    expect(reading).toMatchObject({ isUsable: true, values: { amount: 10, rows: [], house: { cost: 7 } } });
    expect(reading.isUsable && reading.assumed).toEqual(expect.arrayContaining(["amount", "rows", "house.cost"]));
  });
});

describe("usable entries", () => {
  test.each([
    [{ amount: "1,000" }, { amount: 1000 }],
    [{ amount: "$999.50" }, { amount: 999.5 }],
    [{ amount: -5 }, { amount: -5 }],
    [{ amount: "-0" }, { amount: 0 }],
    [{ people: "5" }, { people: 5 }],
    [{ people: 0 }, { people: 0 }],
    [{ colour: "blue" }, { colour: "blue" }],
    [{ extras: ["c", "a", "c"] }, { extras: ["a", "c"] }],
    [{ owns: true }, { owns: true }],
    [{ owns: "yes" }, { owns: true }],
    [{ owns: "no" }, { owns: false }],
    [{ words: "hello" }, { words: "hello" }],
    [{ day: " 2026-12-31 " }, { day: "2026-12-31" }],
    [{ day: "2026-01-01" }, { day: "2026-01-01" }],
    [{ rows: [{ age: "3" }, {}] }, { rows: [{ age: 3 }, { age: 0 }] }],
    [{ plan: null }, { plan: null }],
    [{ plan: { pct: "50" } }, { plan: { pct: 50 } }],
    [{ policy: {} }, { policy: { benefit: 5 } }],
    [{ unknown: 5 }, { amount: 10 }],
  ])("%j", (entries, expected) => {
    expect(values(entries)).toMatchObject(expected);
  });

  test("are not assumed; empty fields of a row are", () => {
    const reading = readInputs(sample, { amount: 1, rows: [{ age: 1 }, {}], plan: {}, policy: null });
    expect(reading.isUsable && reading.assumed).toEqual([
      "people",
      "colour",
      "extras",
      "owns",
      "words",
      "day",
      "rows.1.age",
      "plan.pct",
      "house.cost",
    ]);
  });

  test("-0 is read as 0", () => {
    expect(Object.is(values({ amount: -0 }).amount, 0)).toBe(true);
  });
});

describe("problems", () => {
  test.each([
    [{ amount: "12 abc" }, { amount: { kind: "notANumber" } }],
    [{ amount: Number.NaN }, { amount: { kind: "notANumber" } }],
    [{ amount: true }, { amount: { kind: "notANumber" } }],
    [{ amount: -5.01 }, { amount: { kind: "tooSmall", min: -5 } }],
    [{ amount: "1e999" }, { amount: { kind: "tooLarge", max: 1000 } }],
    [{ amount: 1000.01 }, { amount: { kind: "tooLarge", max: 1000 } }],
    [{ people: "1.5" }, { people: { kind: "notWhole" } }],
    [{ colour: "green" }, { colour: { kind: "notAnOption" } }],
    [{ colour: ["red"] }, { colour: { kind: "notAnOption" } }],
    [{ colour: "constructor" }, { colour: { kind: "notAnOption" } }],
    [{ extras: "a" }, { extras: { kind: "notAList" } }],
    [{ extras: ["a", "d"] }, { extras: { kind: "notAnOption" } }],
    [{ extras: [1] }, { extras: { kind: "notAnOption" } }],
    [{ owns: "perhaps" }, { owns: { kind: "notAnOption" } }],
    [{ words: "too long" }, { words: { kind: "tooLong", max: 5 } }],
    [{ words: 5 }, { words: { kind: "notAnOption" } }],
    [{ day: "2026-02-30" }, { day: { kind: "notADay" } }],
    [{ day: 5 }, { day: { kind: "notADay" } }],
    [{ day: "2025-12-31" }, { day: { kind: "tooEarly", min: "2026-01-01" } }],
    [{ day: "2027-01-01" }, { day: { kind: "tooLate", max: "2026-12-31" } }],
    [{ rows: "x" }, { rows: { kind: "notAList" } }],
    [{ rows: [5] }, { rows: { kind: "notAList" } }],
    [{ rows: [[]] }, { rows: { kind: "notAList" } }],
    [{ rows: [{}, {}, {}] }, { rows: { kind: "tooManyRows", max: 2 } }],
    [{ rows: [{}, { age: 25 }] }, { "rows.1.age": { kind: "tooLarge", max: 24 } }],
    [{ plan: 5 }, { plan: { kind: "notAList" } }],
    [{ plan: { pct: -1 } }, { "plan.pct": { kind: "tooSmall", min: 0 } }],
  ])("%j", (entries, expected) => {
    expect(problem(entries)).toEqual(expected);
  });

  test("all at once", () => {
    expect(problem({ amount: "x", colour: "green" })).toEqual({
      amount: { kind: "notANumber" },
      colour: { kind: "notAnOption" },
    });
  });
});

describe.each(Object.entries<{ inputs: InputDescriptions }>(everyTool))("%s", (id, { inputs: descriptions }) => {
  test("is usable without entries", () => {
    expect(readInputs(descriptions, {})).toMatchObject({ isUsable: true });
  });

  test("never throws, and reads the same values from a share link", () => {
    const anyEntry = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom("yes", "ON", "2026-05-05"),
    );
    const entries = fc.record(Object.fromEntries(Object.keys(descriptions).map((input) => [input, anyEntry])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(entries, (entered) => {
        const reading = readInputs(descriptions, entered);
        if (!reading.isUsable) return;
        const shared = decodeShareLink(encodeShareLink(reading.values));
        expect(shared.kind === "entries" && readInputs(descriptions, shared.entries)).toMatchObject({
          values: reading.values,
        });
      }),
    );
  });

  test("has the specified inputs with their ranges and options", () => {
    const inputs: Record<string, { default?: unknown; min?: number; max?: number; options?: string[] }> =
      new Map(Object.entries(specified)).get(id) ?? {};
    for (const [input, { min, max, options }] of Object.entries(inputs)) {
      const description = descriptions[input];
      expect(description, input).toBeDefined();
      if (description?.kind === "list" || description?.kind === "group") continue;
      if (input === "province" || input === "second") continue;
      if (options) expect(description, input).toMatchObject({ options });
      if (min !== undefined) expect(description, input).toMatchObject({ min, max });
    }
  });
});
