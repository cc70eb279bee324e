import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumber, type NumberKind } from "#format/read-number.ts";
import { numbersIn, writeNumber } from "#format/written-numbers.ts";
import numbers from "./numbers.json" with { type: "json" };

const every: readonly NumberKind[] = ["amount", "count", "decimal", "percent"];

test.each([...Object.entries(numbers.everyKind), ["1e999", Number.POSITIVE_INFINITY] as const])(
  "every kind of field reads: %j as %d",
  (text, value) => {
    for (const kind of every) expect(readNumber(text, kind), kind).toBe(value);
  },
);

describe("three digits after a mark are", () => {
  test.each(["4,875", "4.875"])("thousands of dollars or of a count in %j", (text) => {
    expect(readNumber(text, "amount")).toBe(4875);
    expect(readNumber(text, "count")).toBe(4875);
  });

  test.each([
    ["9,975", 9.975],
    ["19.975", 19.975],
    ["0.125", 0.125],
  ])("decimals of a percentage or of a small number in %j", (text, value) => {
    expect(readNumber(text, "percent")).toBe(value);
    expect(readNumber(text, "decimal")).toBe(value);
  });

  test.each(["1250.000", "0,250", ".125", "12.3456"])("no cents of an amount in %j", (text) => {
    expect(readNumber(text, "amount")).toBeNull();
  });
});

test.each(Object.entries(numbers.amounts))(
  "an amount may have a currency or a word for thousands: %j is %d",
  (text, value) => {
    expect(readNumber(text, "amount")).toBe(value);
  },
);

test.each(Object.entries(numbers.percentages))("a percentage may have its sign: %j is %d", (text, value) => {
  expect(readNumber(text, "percent")).toBe(value);
  expect(readNumber(text, "amount")).toBeNull();
  expect(readNumber(text, "decimal")).toBeNull();
});

test("a count has thousands in words, but no millions, no dollars and no three decimals", () => {
  expect(readNumber("15k", "count")).toBe(15_000);
  expect(readNumber("0.250", "count")).toBeNull();
  expect(readNumber("5m", "count")).toBeNull();
  expect(readNumber("$5", "count")).toBeNull();
  expect(readNumber("40k", "decimal")).toBeNull();
});

test.each(numbers.none)("no kind of field reads: %j", (text) => {
  for (const kind of every) expect(readNumber(text, kind), kind).toBeNull();
});

test("digits of every script are read", () => {
  for (const script of Intl.supportedValuesOf("numberingSystem")) {
    const text = new Intl.NumberFormat("en", { numberingSystem: script, useGrouping: false }).format(9_876_543_210);
    if (/^\p{Nd}+$/u.test(text)) expect(readNumber(text, "count"), script).toBe(9_876_543_210);
  }
});

/** The numbers that each kind of field holds, as hundredths of a cent, a kilometre, a year or a percent. */
const values: Readonly<Record<NumberKind, fc.Arbitrary<number>>> = {
  amount: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((cents) => cents / 100),
  count: fc.integer({ min: -999_999_999, max: 999_999_999 }).map((hundredths) => hundredths / 100),
  decimal: fc.integer({ min: -9_999_999, max: 9_999_999 }).map((parts) => parts / 10_000),
  percent: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((parts) => parts / 10_000),
};

/** What a country writes for the comma and the point of English. */
const countries = [
  [",", "."],
  ["\u00A0", ","],
  ["\u202F", ","],
  [" ", "."],
  [".", ","],
  ["’", "."],
] as const;

test.each(every)("each country's way of writing a number is read as that number: %s", (kind) => {
  fc.assert(
    fc.property(values[kind], (value) => {
      const english = writeNumber(value, kind);
      for (const [group, decimal] of countries) {
        const text = english.replaceAll(/[.,]/g, (mark) => (mark === "," ? group : decimal));
        expect(readNumber(text, kind), JSON.stringify(text)).toBe(value + 0);
      }
    }),
  );
});

test.each([
  [1234.5, "amount", "1,234.50"],
  [2026, "count", "2026"],
  [10_000, "count", "10,000"],
  [0.125, "count", "0.13"],
  [12_345.6789, "decimal", "12345.6789"],
] as const)("%d (%s) is written into its field as %j", (value, kind, text) => {
  expect(writeNumber(value, kind)).toBe(text);
});

test.each([
  ["$1,234,567.50 to $2,000", [1_234_567.5, 2000]],
  ["none", []],
])("the numbers in %j are %j", (text, found) => {
  expect(numbersIn(text)).toEqual(found);
});
