import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { averageCarPremiums, averagePeriod } from "#content/figures/average-car-premiums.ts";
import { provincePrices } from "#content/figures/province-prices.ts";
import { priceBands } from "#content/price-bands.ts";
import { isNewest, provinceSlugs, type PublishedPrice } from "#domain/province.ts";

const published: readonly (readonly PublishedPrice[])[] = provinceSlugs.flatMap((slug) => [
  provincePrices[slug].auto,
  provincePrices[slug].home,
]);

const newest = published.flatMap((prices) => prices.filter((price) => isNewest(price, prices)));

/** Whether a newer price was published for the place and line. One list may have the same amount for several places. */
function isOlder(source: string, dollars: number): boolean {
  const isIt = (price: PublishedPrice) => price.source === source && price.dollars === dollars;
  return published.flat().some(isIt) && !newest.some(isIt);
}

/** The subject of these pages is how prices differ between sources and years. */
const comparing = /\/(?:insurance-rates-canada|blog\/auto-insurance-rates-by-province-2024|learn\/prices)\.md$/;

/** Amounts of a prose file with their sources, without those that are folded. */
function amountsIn(text: string): readonly { readonly source: string; readonly dollars: number }[] {
  const open = text.replaceAll(/<Details\b[\s\S]*?<\/Details>/g, "");
  return [...open.matchAll(/<Figure basis="(S\d+)"[^>]*>([^<]*)<\/Figure>/g)].flatMap(([, source = "", figure = ""]) =>
    figure.includes("$") ? [{ source, dollars: Number(figure.replaceAll(/\D/g, "")) }] : [],
  );
}

describe("a place and line has one price on a page: the newest", () => {
  const files = globSync("src/content/{en,fr}/**/*.md").filter((file) => !comparing.test(file));

  test.each(files)("%s", (file) => {
    expect(amountsIn(readFileSync(file, "utf8")).filter(({ source, dollars }) => isOlder(source, dollars))).toEqual([]);
  });

  test("where a page draws one price", () => {
    const prices = priceBands.flatMap(({ source, low, usual, high }) =>
      [low, usual, high].flatMap((one) =>
        one === undefined ? [] : [{ source: one.published?.source ?? source, ...one }],
      ),
    );
    expect(prices.filter(({ source, price }) => typeof price === "number" && isOlder(source, price))).toEqual([]);
  });

  test.each(provinceSlugs)("on the map: %s", (slug) => {
    const [own]: readonly PublishedPrice[] = provincePrices[slug].auto;
    // Quebec's newest average is without the public plan's share, which the map has for every province.
    if (slug === "quebec") return;
    expect(averageCarPremiums.of[slug]).toBe(own?.dollars ?? null);
    if (own === undefined) return;
    expect(averagePeriod(slug)).toBe(own.period);
    expect(averageCarPremiums.newer[slug]?.source ?? averageCarPremiums.source).toBe(own.source);
  });
});

test("the check for older prices finds one that isn't folded", () => {
  const text =
    '<Figure basis="S801">$1,683</Figure>\n<Details summary="Older">\n<Figure basis="S801">$1,587</Figure>\n</Details>';
  expect(amountsIn(text)).toEqual([{ source: "S801", dollars: 1683 }]);
  expect(isOlder("S801", 1683)).toBe(true);
});
