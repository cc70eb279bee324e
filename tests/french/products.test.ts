import { describe, expect, test } from "vitest";
import { homeComplaintOffices } from "#content/home-complaint-offices.ts";
import { priceLists } from "#content/price-lists/price-lists.ts";
import { productNames } from "#content/product-names.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { englishTexts } from "../../e2e/french/english-words.ts";

describe("products and prices in French", () => {
  test.each(Object.entries(priceLists))("the price list %s says in French what each column and row is", (_, list) => {
    const texts = [
      list.title,
      list.summary,
      list.rowHeader,
      ...list.series.flatMap(({ label, asOf }) => [label, asOf]),
      ...list.rows.map(({ label }) => label),
    ];
    expect(englishTexts(texts.map((text) => `<p>${text}</p>`).join(""))).toEqual([]);
    expect(texts.filter((text) => /\$\d|\d%|undefined/.test(text))).toEqual([]);
    const columns = list.series.map(({ label, asOf, sources }) => `${label} ${asOf} ${sources.join()}`);
    expect(new Set(columns).size).toBe(columns.length);
    expect(new Set(list.rows.map(({ label }) => label)).size).toBe(list.rows.length);
  });

  test("products have the names that their insurers use in French", () => {
    expect(productNames.get("sun-universal-life")).toBe("Sun Life, Vie universelle Sun Life II");
    expect(productNames.get("health-manulife-critical")).toBe("Manuvie, CoverMe, assurance maladies graves");
    expect(homeInsurers[4]?.company).toBe("TD Assurance");
  });

  test("complaint offices are in the alphabetical order of their French names", () => {
    expect(homeComplaintOffices.map(({ company }) => company)).toContain("La Personnelle (Desjardins)");
    const names = homeComplaintOffices.map(({ company }) => company);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "fr-CA")));
  });
});
