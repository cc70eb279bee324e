import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addYears, daysBetween, readDay } from "#domain/tools/calendar-day.ts";

describe("readDay", () => {
  test.each(["2026-11-22", "2028-02-29", "1990-01-01"])("%s", (day) => expect(readDay(` ${day} `)).toBe(day));
  test.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "26-01-01",
    "2026-1-1",
    "2026-11-22T00:00",
    "x2026-11-22",
    "2026",
    "2026-11",
    "+012026-11-22",
  ])("%j is none", (text) => expect(readDay(text)).toBeNull());
});

describe("date arithmetic", () => {
  test("crosses months, years and leap days", () => {
    expect(addDays("2026-11-02", 10)).toBe("2026-11-12");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(addYears("2026-11-02", 2)).toBe("2028-11-02");
    expect(addYears("2028-02-29", 1)).toBe("2029-02-28");
    expect(addYears("2028-02-29", 4)).toBe("2032-02-29");
  });

  test("differences and additions of days agree", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(daysBetween("2026-11-22", addDays("2026-11-22", days))).toBe(days);
      }),
    );
  });
});
