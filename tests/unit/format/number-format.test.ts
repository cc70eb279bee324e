import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber, formatPercent } from "#format/number-format.ts";

/** The output of `Intl.NumberFormat`, with a true minus sign. */
function standard(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat("en-CA", { signDisplay: "negative", ...options }).format(value).replace("-", "\u2212");
}

/** Whole numbers, and numbers with up to six decimals. */
const typedNumber = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 6 }))
  .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));

describe("formatNumber", () => {
  test.each([
    [0, 0, "0"],
    [-0, 0, "0"],
    [-0.4, 0, "0"],
    [999.5, 0, "1,000"],
    [1234567, 0, "1,234,567"],
    [-1234.5, 0, "\u22121,235"],
    [1.005, 2, "1.01"],
    [1e-7, 10, "0.0000001"],
    [1e-7, 2, "0"],
    [123_456_789_012.25, 10, "123,456,789,012.25"],
  ])("%d with at most %i decimals is %s", (value, maximum, text) => {
    expect(formatNumber(value, { maximum })).toBe(text);
  });

  test("is rounded to a whole number unless decimals are asked for", () => {
    expect(formatNumber(12.5)).toBe("13");
  });

  test("is padded with zeros to the minimum decimals", () => {
    expect(formatNumber(12.5, { minimum: 2, maximum: 2 })).toBe("12.50");
    expect(formatNumber(12, { minimum: 1, maximum: 3 })).toBe("12.0");
    expect(formatNumber(12.345, { minimum: 1, maximum: 3 })).toBe("12.345");
  });

  test("matches `Intl.NumberFormat`", () => {
    fc.assert(
      fc.property(typedNumber, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (value, minimum, more) => {
        const maximum = minimum + more;
        expect(formatNumber(value, { minimum, maximum })).toBe(
          standard(value, { minimumFractionDigits: minimum, maximumFractionDigits: maximum }),
        );
      }),
    );
  });

  test("of any size below 10²¹ is parsed back to the same number", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e20, max: 1e20, noNaN: true }), (value) => {
        const text = formatNumber(value, { maximum: 0 });
        expect(text).toMatch(/^\u2212?\d{1,3}(?:,\d{3})*$/);
        const read = Number(text.replaceAll(",", "").replace("\u2212", "-"));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 + Math.abs(value) * Number.EPSILON);
      }),
    );
  });
});

describe("formatPercent", () => {
  test.each([
    [0, undefined, "0%"],
    [0.145, 1, "14.5%"],
    [0.07, 0, "7%"],
    [-0.125, 0, "\u221213%"],
    [1.5, 0, "150%"],
    [0.00012, 2, "0.01%"],
  ])("%d with %s decimals is %s", (share, maximum, text) => {
    expect(maximum === undefined ? formatPercent(share) : formatPercent(share, { maximum })).toBe(text);
  });

  test("matches `Intl.NumberFormat`", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.nat({ max: 3 }), (parts, maximum) => {
        const share = Number(`${parts}e-5`);
        expect(formatPercent(share, { maximum })).toBe(
          standard(share, { style: "percent", maximumFractionDigits: maximum }),
        );
      }),
    );
  });
});
