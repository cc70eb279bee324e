import { describe, expect, test } from "vitest";
import {
  calendarReport,
  figuresOf,
  isYearly,
  linesPrinting,
  printedAmount,
  publications,
} from "../../../scripts/figures/calendar.ts";
import { listedFigures } from "../../../scripts/figures/listed-figures.ts";

const listed = await listedFigures();

describe("every constant that expires within a year", () => {
  const yearly = listed.filter((figure) => isYearly(figure, "2026-11-25"));

  test.each(yearly.map(({ name }) => name))("%s has the month of its office's next publication", (name) => {
    const own = publications.filter((publication) => figuresOf(publication, yearly).some((each) => each.name === name));
    expect(own.map(({ what }) => what)).toHaveLength(1);
  });
});

describe("the calendar", () => {
  test.each([
    ["2027-05-03", ["June 2027", "July 2027", "January 2028", "April 2028"]],
    ["2027-06-30", ["June 2027", "July 2027", "January 2028", "April 2028"]],
    ["2027-12-31", ["January 2028", "April 2028", "June 2028", "July 2028"]],
  ])("has the next twelve months from %s", (today, months) => {
    expect(calendarReport([], today).filter((line) => /^[A-Z]/.test(line))).toEqual(months);
  });

  test("has files and lines", () => {
    expect(calendarReport(listed, "2027-05-03")).toContainEqual(
      expect.stringMatching(/quebec-pension-plan\.ts:\d+ survivorUnder45, now of 2026/),
    );
  });

  test("lists the texts that print an amount", () => {
    const lines = linesPrinting({
      value: 1737.67,
      unit: "CAD/month",
      asOf: "2026",
      validTo: "2026-12-31",
      basis: "S202",
    });
    expect(lines.join(" ")).toContain("src/content/en/learn/disability-insurance.md:");
  });
});

test.each([
  [{ value: 1741.2, unit: "CAD/month" }, "$1,741.20"],
  [{ value: 729, unit: "CAD/week" }, "$729"],
  [{ value: 7.5, unit: "percent" }, "7.5%"],
  [{ value: 0.55, unit: "ratio" }, undefined],
  [{ value: 30, unit: "CAD" }, undefined],
])("%j is printed as %s", (figure, printed) => {
  expect(printedAmount({ ...figure, asOf: "2026", validTo: "2026-12-31", basis: "S1" })).toBe(printed);
});
