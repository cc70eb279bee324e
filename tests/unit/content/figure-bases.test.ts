import { describe, expect, test } from "vitest";
import { countFigures, figuresIn, followableShare, proseFigures } from "../../../scripts/figures/prose-figures.ts";

const text = `Pay <Figure basis="S10" asOf="2026">$729</Figure> or <Figure basis="site">$20</Figure>.

<Figure basis="illustrative">$5</Figure> <Figure basis="promise">30 days</Figure> <Figure basis="practice">2 years</Figure>`;

describe("the figures of a text", () => {
  test("are listed by basis, with their line", () => {
    const figures = figuresIn("src/content/en/learn/life-insurance.md", text);
    expect(figures.map(({ line, state }) => `${line} ${state}`)).toEqual([
      "1 followable",
      "1 guide",
      "3 example",
      "3 promise",
      "3 practice",
    ]);
  });

  test("of records count too, but not with a computed basis", () => {
    const record = `{ value: "$5", basis: "S2", coverageBasis: "site" }, <Figure basis={row.basis}>`;
    expect(figuresIn("a.ts", record).map(({ state }) => state)).toEqual(["followable", "guide"]);
  });

  test("are counted as shares of all external figures", () => {
    expect(followableShare(countFigures(figuresIn("a.md", text)))).toBeCloseTo(100 / 3);
    expect(followableShare(countFigures([]))).toBe(100);
  });

  test("have no link if the list lacks their source", () => {
    const figures = figuresIn("a.md", `<Figure basis="S9999">$5</Figure> <Figure basis="S2">$5</Figure>`);
    expect(figures.map(({ state }) => state)).toEqual(["dead end", "followable"]);
    expect(followableShare(countFigures(figures))).toBe(50);
  });
});

test("figures that are not the site's guidance have a source, except for a few rules of thumb", () => {
  const counts = countFigures(proseFigures());
  expect(counts["dead end"]).toBe(0);
  expect(counts.followable / (counts.followable + counts.practice)).toBeGreaterThan(0.98);
});

test("at least 88 % of external figures have a source", () => {
  expect(followableShare(countFigures(proseFigures()))).toBeGreaterThan(88);
});

test("a company's page has no figure based only on practice or the site's guidance", () => {
  const companies = proseFigures().filter(({ file }) => file.includes("/company-analysis/"));
  expect(companies.length).toBeGreaterThan(100);
  expect(companies.filter(({ state }) => state === "practice" || state === "guide")).toEqual([]);
});
