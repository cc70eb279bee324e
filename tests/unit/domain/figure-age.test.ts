import { describe, expect, test } from "vitest";
import { agedFigures, type ListedFigure } from "#domain/figure-age.ts";
import type { IsoDay } from "#domain/dated-figure.ts";

const listed = (name: string, validTo: IsoDay): ListedFigure => ({
  name,
  figure: { validTo, basis: "S1", asOf: "2026" },
});

describe("agedFigures", () => {
  test.each([
    ["2026-11-21", "expired", -1],
    ["2026-11-22", "expiring", 0],
    ["2027-01-21", "expiring", 60],
  ] as const)("valid to %s, on November 22, 2026: %s, %i days", (validTo, state, daysLeft) => {
    expect(agedFigures([listed("one", validTo)], "2026-11-22")).toMatchObject([{ state, daysLeft }]);
  });

  test("omits figures that are valid for longer", () => {
    expect(agedFigures([listed("one", "2027-01-22")], "2026-11-22")).toEqual([]);
  });

  test("lists the oldest first", () => {
    const figures = [listed("late", "2026-12-31"), listed("long over", "2024-06-30"), listed("over", "2026-06-30")];
    expect(agedFigures(figures, "2026-11-22").map(({ name }) => name)).toEqual(["long over", "over", "late"]);
  });

  test("separates figures marked as past from those that expired unnoticed", () => {
    const figures = [{ ...listed("said", "2026-06-30"), isSaidToBePast: true }, listed("unnoticed", "2026-06-30")];
    expect(agedFigures(figures, "2026-11-22").map(({ state }) => state)).toEqual(["past", "expired"]);
  });

  test("uses the given day", () => {
    const figures = [listed("one", "2026-12-31")];
    expect(agedFigures(figures, "2026-06-01")).toEqual([]);
    expect(agedFigures(figures, "2027-01-01")).toMatchObject([{ state: "expired" }]);
  });

  test("throws for an invalid day", () => {
    expect(() => agedFigures([listed("one", "2026-13-01")], "2026-11-22")).toThrow(
      new RangeError('one: "2026-13-01" is no day'),
    );
  });
});
