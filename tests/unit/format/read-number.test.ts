import { describe, expect, test } from "vitest";
import { numbersIn, readNumber } from "#format/read-number.ts";

describe("readNumber", () => {
  test.each([
    ["0", 0],
    ["007", 7],
    [" 42 ", 42],
    ["12.5", 12.5],
    [".5", 0.5],
    [".55", 0.55],
    ["5.", 5],
    ["-300", -300],
    ["\u2212300", -300],
    ["+3", 3],
    ["1e5", 100_000],
    ["1e+5", 100_000],
    ["1E-2", 0.01],
    ["1e999", Number.POSITIVE_INFINITY],
    ["$1,250.50", 1250.5],
    ["-$1,250", -1250],
    ["1 250 000", 1_250_000],
    ["1\u00A0250 $", 1250],
    ["1,250,000", 1_250_000],
    ["+1,250.", 1250],
    ["5$", 5],
    ["- $5", -5],
    ["$ 1,250,000.75", 1_250_000.75],
  ])("%j is %d", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each([
    "",
    "   ",
    "abc",
    "12 abc",
    "12px",
    "1,5",
    "1,25",
    "1250,50",
    "1,250 000",
    "--5",
    "1.2.3",
    "5$5",
    "$5$5",
    "1,25,000",
    "1,2500",
    "1250,000",
    "x1,250",
    "1,250x",
    "1,250.5x",
    "NaN",
    "Infinity",
    "0x10",
    "$",
    "1e",
    "١٢",
  ])("%j is no number", (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

test.each([
  ["$1,234,567.50 to $2,000", [1_234_567.5, 2000]],
  ["none", []],
])("the numbers in %j are %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
