import { describe, expect, test } from "vitest";
import { toCsv } from "#format/csv.ts";
import { dateAndTime } from "#format/date-and-time.ts";
import { longDate, longPeriod } from "#format/long-date.ts";
import { formatDollarRange, formatDollars, formatExactDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import { readNumber } from "#format/read-number.ts";
import { writeNumber } from "#format/written-numbers.ts";
import { locale } from "#locale";
import { translationOf } from "#site/alternates.ts";

/** Spaces in expectations stand for no-break spaces. */
const noBreak = (text: string) => text.replaceAll(" ", "\u00A0");

describe("amounts in French", () => {
  test.each([
    [1234.5, "1 234,50 $"],
    [2100, "2 100 $"],
    [-150, "\u2212150 $"],
    [1_000_000, "1 000 000 $"],
  ])("%d is %j", (amount, text) => {
    expect(formatExactDollars(amount)).toBe(noBreak(text));
  });

  test("are rounded to dollars, and ranges name both ends", () => {
    expect(formatDollars(-0.4)).toBe(noBreak("0 $"));
    expect(formatDollarRange({ from: 900, to: 1300 })).toBe(`de ${noBreak("900 $")} à ${noBreak("1 300 $")}`);
  });

  test("percents and numbers have a decimal comma", () => {
    expect(formatPercent(0.075, { maximum: 1 })).toBe(noBreak("7,5 %"));
    expect(formatNumber(9.975, { maximum: 3 })).toBe("9,975");
  });
});

describe("dates in French", () => {
  test.each([
    ["2026-11-24", "24 novembre 2026"],
    ["2026-07-01", "1er juillet 2026"],
  ])("%s is %j", (iso, text) => {
    expect(longDate(iso)).toBe(text);
  });

  test("a month has no day, and a moment has its hour", () => {
    expect(longPeriod("2026-08")).toBe("août 2026");
    expect(dateAndTime(new Date(2026, 10, 24, 14, 30))).toMatch(/^24 novembre 2026 à 14\sh\s30/);
  });
});

test.each([
  [1234.5, "amount", "1 234,50"],
  [350_000, "amount", "350 000"],
  [2026, "count", "2026"],
  [15_000, "count", "15 000"],
  [7.5, "percent", "7,5"],
  [66.67, "percent", "66,67"],
  [0.125, "decimal", "0,125"],
] as const)("numbers in a field in French: %d (%s) is written %j, and read back", (value, kind, text) => {
  expect(writeNumber(value, kind)).toBe(noBreak(text));
  expect(readNumber(noBreak(text), kind)).toBe(value);
});

test.each([
  ["1-800-361-0635", "1 800 361-0635"],
  ["514-864-3300", "514 864-3300"],
])("the phone number %s is %j", (number, text) => {
  expect(locale.phone(number)).toBe(noBreak(text));
});

test("a French page's translation is in English", () => {
  expect(translationOf("/learn")).toBe("/learn");
});

test("a CSV file has semicolons and decimal commas, as a spreadsheet in French expects", () => {
  expect(toCsv(["Âge", "Prime"], [["40; 41", 437.5]])).toBe('Âge;Prime\r\n"40; 41";437,5\r\n');
});
