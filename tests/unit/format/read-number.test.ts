import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumber, type NumberKind } from "#format/read-number.ts";
import { numbersIn, writeNumber } from "#format/written-numbers.ts";

const every: readonly NumberKind[] = ["amount", "count", "decimal", "percent"];

describe("every kind of field reads", () => {
  test.each([
    ["0", 0],
    ["007", 7],
    [" 42 ", 42],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["1,25", 1.25],
    [".5", 0.5],
    [",55", 0.55],
    ["5.", 5],
    ["-300", -300],
    ["\u2212300", -300],
    ["\u2013300", -300],
    ["+3", 3],
    ["1e5", 100_000],
    ["1e+5", 100_000],
    ["1E-2", 0.01],
    ["1e999", Number.POSITIVE_INFINITY],
    ["1 250 000", 1_250_000],
    ["1\u00A0250", 1250],
    ["1\u202F250", 1250],
    ["1\u2009250,50", 1250.5],
    ["1,250,000", 1_250_000],
    ["1.250.000", 1_250_000],
    ["1'250", 1250],
    ["1’250’000.75", 1_250_000.75],
    ["1.250,75", 1250.75],
    ["1,250.75", 1250.75],
    ["12,50,000", 1_250_000],
    ["\u200B85\u200E", 85],
    ["\uFEFF85", 85],
    ["8\u00AD5", 85],
    ["١٢٣", 123],
    ["۴۵", 45],
    ["१२,३४,५६७", 1_234_567],
    ["８５", 85],
    ["١٬٢٥٠٫٥", 1250.5],
  ])("%j as %d", (text, value) => {
    for (const kind of every) expect(readNumber(text, kind), kind).toBe(value);
  });
});

describe("three digits after a mark are", () => {
  test.each([
    ["350.000", 350_000],
    ["350,000", 350_000],
    ["4,875", 4875],
    ["1.500", 1500],
  ])("thousands of dollars or of a count in %j", (text, value) => {
    expect(readNumber(text, "amount")).toBe(value);
    expect(readNumber(text, "count")).toBe(value);
  });

  test.each([
    ["9,975", 9.975],
    ["9.975", 9.975],
    ["0.125", 0.125],
  ])("decimals of a percentage or of a small number in %j", (text, value) => {
    expect(readNumber(text, "percent")).toBe(value);
    expect(readNumber(text, "decimal")).toBe(value);
  });

  test.each(["1250.000", "0,250", ".125", "12.3456"])("no cents of an amount in %j", (text) => {
    expect(readNumber(text, "amount")).toBeNull();
  });
});

describe("an amount may have", () => {
  test.each([
    ["$1,250.50", 1250.5],
    ["-$1,250", -1250],
    ["$-5", -5],
    ["- $5", -5],
    ["5$", 5],
    ["1 250 $", 1250],
    ["1\u00A0234,50\u00A0$", 1234.5],
    ["CA$80,000", 80_000],
    ["C$ 80", 80],
    ["CAD 80,000.00", 80_000],
    ["80 000 $ CA", 80_000],
    ["$5 CAD", 5],
    ["80 dollars", 80],
    ["80 dollars canadiens", 80],
    ["＄８０", 80],
    ["80k", 80_000],
    ["80 K", 80_000],
    ["$80k", 80_000],
    ["80k$", 80_000],
    ["7,5 k$", 7500],
    ["80 thousand dollars", 80_000],
    ["80 mille", 80_000],
    ["1.5M", 1_500_000],
    ["2 millions de dollars", 2_000_000],
  ])("a currency or a word for thousands: %j is %d", (text, value) => {
    expect(readNumber(text, "amount")).toBe(value);
  });
});

test.each([
  ["15%", 15],
  ["7,5\u00A0%", 7.5],
  ["%15", 15],
  ["٪١٥", 15],
  ["15 per cent", 15],
  ["15 percent", 15],
  ["7,5 pour cent", 7.5],
  ["15 p. 100", 15],
])("a percentage may have its sign: %j is %d", (text, value) => {
  expect(readNumber(text, "percent")).toBe(value);
  expect(readNumber(text, "amount")).toBeNull();
  expect(readNumber(text, "decimal")).toBeNull();
});

test("a count has thousands in words, but no millions and no dollars", () => {
  expect(readNumber("15k", "count")).toBe(15_000);
  expect(readNumber("5m", "count")).toBeNull();
  expect(readNumber("$5", "count")).toBeNull();
  expect(readNumber("40k", "decimal")).toBeNull();
});

describe("no kind of field reads", () => {
  test.each([
    "",
    "   ",
    "\u200B",
    "abc",
    "12 abc",
    "12px",
    "eighty",
    "1,250 000",
    "12 50",
    "--5",
    "-$-5",
    "1.2.3",
    "5$5",
    "1,2500,000",
    "x1,250",
    "1,250.5x",
    "NaN",
    "Infinity",
    "0x10",
    "$",
    "k",
    "%",
    ".",
    "1e",
    "1,500k",
    "US$5",
    "5 €",
    "80-90",
    "~80",
    "10²",
    "½",
    "9".repeat(101),
  ])("%j", (text) => {
    for (const kind of every) expect(readNumber(text, kind), kind).toBeNull();
  });
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
  ["$1,234,567.50 to $2,000", [1_234_567.5, 2000]],
  ["none", []],
])("the numbers in %j are %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
