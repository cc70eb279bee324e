import { describe, expect, test } from "vitest";
import { dollarUnits, formatDollarRange, formatDollars, formatExactDollars } from "#format/money.ts";

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

  test("cents are shown only if they are not zero", () => {
    expect(formatExactDollars(437.5)).toBe("$437.50");
    expect(formatExactDollars(438)).toBe("$438");
    expect(formatExactDollars(-0.25)).toBe("\u2212$0.25");
  });

  test("a range with equal ends is one amount", () => {
    expect(formatDollarRange({ from: 20, to: 50 })).toBe("$20 to $50");
    expect(formatDollarRange({ from: 20, to: 20 })).toBe("$20");
  });

  test("dollarUnits puts the dollar sign before the field and another unit after it", () => {
    expect(dollarUnits()).toStrictEqual({ prefix: "$" });
    expect(dollarUnits("a month")).toEqual({ prefix: "$", suffix: "a month" });
  });
});
