import { expect, test } from "vitest";
import { provincePrices } from "#content/figures/province-prices.ts";
import { averageCarPremiums } from "#content/figures/average-car-premiums.ts";
import { provinceSlugs, type PublishedPrice } from "#domain/province.ts";

test("the map shows the prices that the tables by province have from the same source", () => {
  for (const slug of provinceSlugs) {
    const prices: readonly PublishedPrice[] = provincePrices[slug].auto;
    const same = prices.find(({ source }) => source === averageCarPremiums.source);
    // The tables have Quebec's private share from another source.
    if (slug === "quebec" || same === undefined) continue;
    expect(same.dollars, slug).toBe(averageCarPremiums.of[slug]);
    expect(same.period, slug).toBe(averageCarPremiums.year);
  }
});

test("a province without a price in the tables has none on the map", () => {
  const without = provinceSlugs.filter((slug) => provincePrices[slug].auto.length === 0);
  expect(provinceSlugs.filter((slug) => averageCarPremiums.of[slug] === null)).toEqual(without);
});
