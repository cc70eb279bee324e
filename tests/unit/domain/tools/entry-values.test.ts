import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyLifeNeeds,
  lifeNeedsEntries,
  lifeNeedsFields,
  lifeNeedsNumbers,
  lifeNeedsText,
} from "#domain/life-needs-input.ts";
import { entryValues } from "#domain/tools/entry-values.ts";
import {
  type InputDescription,
  type InputDescriptions,
  type NumberDescription,
  numberKindOf,
} from "#domain/tools/input-description.ts";
import { readInputs, type Entries } from "#domain/tools/read-inputs.ts";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";
import { writeNumber } from "#format/written-numbers.ts";
import { disability, everyTool, life } from "./every-tool.ts";

/** English text of a field as French writes it. */
const inFrench = (text: string) => text.replaceAll(/[.,]/g, (mark) => (mark === "," ? "\u00A0" : ","));

function isNumber(description: InputDescription): description is NumberDescription {
  return description.kind === "number" || description.kind === "money" || description.kind === "percentage";
}

function anyNumber({ min, max, isWhole, kind }: NumberDescription): fc.Arbitrary<number> {
  const parts = isWhole === true ? 1 : kind === "number" && max < 1000 ? 10_000 : 100;
  return fc.integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) }).map((value) => value / parts);
}

/** The numbers of a form as one language writes them. */
function written(descriptions: InputDescriptions, values: Entries, write: (text: string) => string): Entries {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]): [string, unknown] => {
      const description = descriptions[id];
      if (description === undefined) return [id, value];
      if (description.kind === "list" && Array.isArray(value)) {
        return [id, value.map((row: Entries) => written(description.fields, row, write))];
      }
      if (description.kind === "group") return [id, written(description.fields, { ...Object(value) }, write)];
      return [id, isNumber(description) ? write(writeNumber(Number(value), numberKindOf(description))) : value];
    }),
  );
}

function anyValues(descriptions: InputDescriptions): fc.Arbitrary<Entries> {
  return fc.record(
    Object.fromEntries(
      Object.entries(descriptions).flatMap(
        ([id, description]): readonly (readonly [string, fc.Arbitrary<unknown>])[] => {
          if (description.kind === "list")
            return [[id, fc.array(anyValues(description.fields), { minLength: 1, maxLength: 2 })]];
          if (description.kind === "group") return [[id, anyValues(description.fields)]];
          return isNumber(description) ? [[id, anyNumber(description)]] : [];
        },
      ),
    ),
  );
}

describe.each(Object.entries<{ inputs: InputDescriptions }>(everyTool))("%s", (_, { inputs: descriptions }) => {
  test("has the same values in the other language, and from a link between the languages", () => {
    fc.assert(
      fc.property(anyValues(descriptions), (values) => {
        const english = entryValues(descriptions, written(descriptions, values, String));
        const french = entryValues(descriptions, written(descriptions, english, inFrench));
        expect(english).toEqual(values);
        expect(french).toEqual(values);
        const link = decodeShareLink(encodeShareLink(french));
        expect(link).toEqual({ kind: "entries", entries: values });
        expect(readInputs(descriptions, french)).toEqual(readInputs(descriptions, english));
      }),
      { numRuns: 30 },
    );
  });
});

test("the life calculator has the same answers in the other language", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
  const numbers = fc.record(Object.fromEntries(Object.keys(lifeNeedsNumbers).map((field) => [field, amount])));
  fc.assert(
    fc.property(numbers, (values) => {
      const entries = { ...emptyLifeNeeds, ...values };
      const english = lifeNeedsText(entries);
      const french = Object.fromEntries(Object.entries(english).map(([field, text]) => [field, inFrench(text)]));
      expect(Object.keys(english)).toEqual([...lifeNeedsFields]);
      expect(lifeNeedsEntries(english)).toEqual(entries);
      expect(lifeNeedsEntries(french)).toEqual(entries);
    }),
  );
});

test("numbers, and entries of another shape than their field's, stay as they are", () => {
  const group = { pay: 5000, std: "none" };
  expect(entryValues(disability.inputs, group)).toEqual(group);
  const list = { childrenAges: "none" };
  expect(entryValues(life.inputs, list)).toEqual(list);
});

test("text that can't be read stays as it was typed, and other entries as they are", () => {
  const entries = {
    age: "sixty",
    savings: "1e999",
    unknown: "5",
    province: "ON",
    childrenAges: [{ age: "4" }, { age: "1000000000000000" }, 3, null],
    constructor: "x",
  };
  expect(entryValues(life.inputs, entries)).toEqual({
    ...entries,
    childrenAges: [{ age: 4 }, { age: 1e15 }, 3, null],
  });
  expect(lifeNeedsEntries({ ...emptyLifeNeeds, annualIncome: "eighty" })).toEqual({
    ...emptyLifeNeeds,
    annualIncome: "eighty",
  });
  expect(lifeNeedsText({ annualIncome: "eighty", age: true })).toEqual({ annualIncome: "eighty" });
});

test.each([
  ["money", 10, "amount"],
  ["percentage", 5000, "percent"],
  ["number", 999, "decimal"],
  ["number", 1000, "count"],
] as const)("text of a %s up to %d is read as that of a %s", (kind, max, expected) => {
  expect(numberKindOf({ kind, max, min: 0, unit: "count", default: null })).toBe(expected);
});

test("text of either language in a link of the first version is read in both", () => {
  expect(lifeNeedsText({ annualIncome: "85,000", mortgage: "350\u00A0000,50 $" })).toEqual({
    annualIncome: "85,000",
    mortgage: "350,000.50",
  });
});
