import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { unitPriceFor } from "#content/figures/unit-prices.ts";
import { homeToolWords as english } from "../../../src/content/en/tools/home-insurance-calculator.ts";
import { condo, tenant } from "../../../src/content/en/learn/prices/home.ts";
import { homeToolWords as french } from "../../../src/content/fr/tools/home-insurance-calculator.ts";

describe("the price of a tenant or condo owner", () => {
  test.each([
    ["tenant", null, null],
    ["tenant", "ON", "ON"],
    ["tenant", "QC", "QC"],
    ["tenant", "AB", null],
    ["condo", "ON", "ON"],
    ["condo", "BC", "BC"],
    ["condo", "QC", "QC"],
    ["condo", null, "QC"],
    ["condo", "AB", "QC"],
  ] as const)("%s in %s is that of %s", (dwelling, province, place) => {
    expect(unitPriceFor(dwelling, province)).toMatchObject({ dwelling, province: place });
  });

  test.each([
    ["English", english],
    ["French", french],
  ])("is the answer before any belongings are entered, with amount, place, date and source: %s", (_, words) => {
    for (const province of [null, ...provinceCodes]) {
      for (const dwelling of ["tenant", "condo"] as const) {
        const { label, figure, source } = words.headline.priceOfUnit({ dwelling, province, total: null });
        expect(figure).toMatch(/\$/);
        expect(label).toMatch(/20\d\d|undated|sans date/i);
        expect(source).toBe(unitPriceFor(dwelling, province).source);
      }
    }
  });

  test("is summed up for each province", () => {
    expect(tenant.summary).toContain("customers in Quebec pay $18.");
    expect(condo.summary).toMatch(/in Ontario pay \$345 a year, condo owners in Quebec \$544,/);
  });

  test("says when the price is another province's", () => {
    const sentence = (province: "AB" | "QC" | null) =>
      english.headline.priceOfUnit({ dwelling: "condo", province, total: null }).sentence;
    expect(sentence("AB")).toContain("We haven’t found a price for Alberta (November 2026), so this is Quebec’s.");
    expect(sentence(null)).toContain("This is Quebec’s");
    expect(sentence("QC")).not.toMatch(/Quebec|found/);
  });
});
