import { describe, expect, test } from "vitest";
import { formatDollarRange, formatDollars, formatExactDollars, readNumber } from "#domain/money.ts";

describe("formatDollars", () => {
  test.each([
    [0, "$0"],
    [-0.2, "$0"],
    [0.5, "$1"],
    [437.5, "$438"],
    [1234.49, "$1,234"],
    [-1234.5, "\u2212$1,235"],
    [1_000_000_000, "$1,000,000,000"],
  ])("%d reads %s", (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  test("cents are shown only where there are some", () => {
    expect(formatExactDollars(437.5)).toBe("$437.50");
    expect(formatExactDollars(438)).toBe("$438");
    expect(formatExactDollars(-0.25)).toBe("\u2212$0.25");
  });

  test("a range without width is one amount", () => {
    expect(formatDollarRange({ from: 20, to: 50 })).toBe("$20 to $50");
    expect(formatDollarRange({ from: 20, to: 20 })).toBe("$20");
  });
});

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
