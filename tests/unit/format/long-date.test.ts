import { describe, expect, test } from "vitest";
import { longDate, longPeriod } from "#format/long-date.ts";

describe("longDate", () => {
  test("writes the month's name, the day and the year, as en-CA does", () => {
    expect(longDate("2026-11-20")).toBe("November 20, 2026");
    expect(longDate("2026-07-01")).toBe("July 1, 2026");
    expect(longDate("2026-12-31")).toBe("December 31, 2026");
  });

  test("names the twelve months", () => {
    const names = Array.from({ length: 12 }, (_, month) => longDate(`2026-${month + 1}-01`).split(" ")[0]);
    expect(names.join(" ")).toBe(
      "January February March April May June July August September October November December",
    );
  });

  test.each(["2026-13-01", "2026-00-10", "2026-01-32", "2026-01-0"] as const)("refuses %s", (day) => {
    expect(() => longDate(day)).toThrow(day);
  });
});

describe("longPeriod", () => {
  test.each([
    ["2026-11-20", "November 20, 2026"],
    ["2026-11", "November 2026"],
    ["2026", "2026"],
  ])("%s is %s", (iso, written) => {
    expect(longPeriod(iso)).toBe(written);
  });

  test.each(["2026-13", "26", "12026", "2026x", "2026-11-20-1", "-11", "November"])("refuses %s", (text) => {
    expect(() => longPeriod(text)).toThrow(text);
  });
});
