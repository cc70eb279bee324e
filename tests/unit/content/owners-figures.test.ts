import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { creditScoreBands, creditScoreScale } from "#text/credit-score-bands.ts";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { homeCostBands } from "#text/learn/home-insurance/cost-bands.ts";
import { lifePremiumRanges } from "#text/tools.ts";
import { claims, site } from "#content/site.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";

/*
 * The owner's numbers and words, as a second copy: change it together with the record.
 */

const ranges = <Row extends { readonly from: number; readonly to: number }>(
  rows: readonly Row[],
  name: (row: Row) => string,
) => rows.map((row) => `${name(row)} ${row.from}-${row.to}`);

test("auto ranges by province, dollars a year", () => {
  expect(ranges(autoAnnualRanges, ({ province }) => province)).toEqual([
    "Ontario 2000-3500",
    "British Columbia 1500-2200",
    "Alberta 1200-1800",
    "Saskatchewan 1100-1500",
    "Manitoba 1000-1400",
    "Quebec 900-1300",
    "New Brunswick 900-1300",
    "Nova Scotia 1000-1400",
    "Prince Edward Island 800-1200",
    "Newfoundland and Labrador 1100-1500",
  ]);
});

test("auto minimum liability: Quebec, and the provinces that are listed", () => {
  const guide = readFileSync(fileURLToPath(import.meta.resolve("#text/learn/auto-insurance.md")), "utf8");
  const rows = [...guide.matchAll(/^\| \[(.+?)\]\(.+?\) \| <MinimumLiability province="([A-Z]{2})" \/>/gm)];
  const amounts = new Map<string | undefined, number>(
    Object.entries(minimumLiability).map(([code, { value }]) => [code, value]),
  );
  expect(rows.map(([, province, code]) => `${province} $${amounts.get(code)?.toLocaleString("en-CA")}`)).toEqual([
    "Quebec $50,000",
    "Ontario $200,000",
    "British Columbia $200,000",
    "Alberta $200,000",
    "Saskatchewan $200,000",
    "New Brunswick $200,000",
    "Prince Edward Island $200,000",
    "Newfoundland and Labrador $200,000",
  ]);
});

test("auto minimum liability: the provinces that differ from the others", () => {
  const others = Object.entries(minimumLiability).filter(([, { value }]) => value !== minimumLiability.ON.value);
  expect(
    others.map(([code, { value }]) => `${code} ${value}`),
    [
      "These texts compare provinces or calculate with the amount. Correct them in both languages, then this list:",
      "learn/auto-insurance.md, learn/choose-insurance.md, insurance-types/auto.md",
      "blog/auto-insurance-rates-by-province-2024.md, provincial/saskatchewan-insurance-guide.md",
      "provincial/manitoba-insurance-guide.md",
      "provincial/nova-scotia-insurance-guide.md, provincial/nova-scotia.ts, company-analysis/wawanesa-analysis.md",
    ].join("\n"),
  ).toEqual(["QC 50000", "MB 500000", "NS 500000"]);
});

test("home costs by value, dollars a month", () => {
  expect(ranges(homeCostBands, ({ homeValue }) => homeValue)).toEqual([
    "$300K 85-120",
    "$500K 105-150",
    "$750K 135-190",
    "$1M+ 180-300",
  ]);
});

test("home discounts, percent", () => {
  const guide = readFileSync(fileURLToPath(import.meta.resolve("#text/learn/home-insurance.md")), "utf8");
  const list = /<DiscountList>(.+?)<\/DiscountList>/s.exec(guide)?.[1] ?? "";
  const rows = [...list.matchAll(/^\| ([A-Z].+?) \| (\d+) \| (\d+) \|/gm)];
  expect(rows.map(([, name, from, to]) => `${name} ${from}-${to}`)).toEqual([
    "Bundle 10-25",
    "Association 5-15",
    "Mature home 10-20",
    "Smart home 5-10",
    "Claims-free 15-30",
    "Mortgage-free 10-15",
  ]);
});

test("life premiums that estimates are compared with, dollars a month", () => {
  expect(lifePremiumRanges).toEqual({ term: { from: 20, to: 50 }, wholeLife: { from: 200, to: 500 } });
});

test("credit score bands", () => {
  expect(creditScoreScale).toEqual({ from: 300, to: 900 });
  expect(ranges(creditScoreBands, ({ name }) => name)).toEqual([
    "Excellent 800-900",
    "Very Good 720-799",
    "Good 650-719",
    "Fair 600-649",
    "Poor 300-599",
  ]);
});

test("claims that the owner must be able to prove are kept together, word for word", () => {
  expect(claims).toEqual({
    tagline: "Canada's leading insurance education platform. Master your coverage, the smart way.",
    newsletterSubscribers: "47,000+ subscribers",
    consultationSavings: "20-40%",
    comparisonSavings: "Save $500+",
    comparisonQuotes: "5+ quotes",
    comparisonMinutes: "2 minutes",
  });
});

test("the identity of the site", () => {
  expect(site).toMatchObject({
    name: "Northcover",
    sisterName: "Northcredit",
    contactEmail: "hello@northcover.example",
    privacyEmail: "privacy@northcover.example",
    region: "CA",
  });
});

test("each of the owner's claims has a line in Before you launch with the proof it needs", () => {
  const page = readFileSync("stories/docs/before-you-launch.mdx", "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("|"));
  for (const [name, claim] of Object.entries(claims)) {
    const opening = claim.replace(/\..*$/, "");
    const row = rows.find((line) => line.includes(`\`claims.${name}\``));
    expect(row, name).toContain(opening);
  }
  expect(rows.some((line) => line.includes("`showsOwnersScores`"))).toBe(true);
});
