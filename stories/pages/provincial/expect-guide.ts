import { expect, within } from "storybook/test";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { Province, PublishedPrice } from "#domain/province.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { bandWords } from "#words/price-bands.ts";
import { pricePeriod } from "#words/prices.ts";
import { provinceTiles } from "#content/provinces/tiles.ts";
import { shows, type Parts } from "../shows.ts";
import * as provinceWords from "#words/province.ts";
import { priceWords } from "#words/prices.ts";

async function priceIn(place: HTMLElement, { dollars, period }: PublishedPrice) {
  const from = typeof dollars === "number" ? dollars : dollars.from;
  await expect(place).toHaveTextContent(`$${from.toLocaleString("en-CA")}`);
  await expect(place).toHaveTextContent(pricePeriod(period));
}

/** The play of a provincial guide: the record's values, links to every other province, and what this guide alone has. */
export function expectGuide(province: Province, title: string, parts: Parts) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expectRecord(canvasElement, province, title);
    await shows(canvasElement, parts);
  };
}

async function expectRecord(canvasElement: HTMLElement, province: Province, title: string) {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);

  const glance = canvas.getByRole("region", { name: provinceWords.atAGlance });
  const { abbreviation, premiumTax, healthPlan, regulators, compulsoryCover, homeRisks } = province;
  const facts = [
    formatDollars(minimumLiability[abbreviation].value),
    premiumTax.value,
    healthPlan.name,
    healthPlan.newcomerStart.value,
    ...compulsoryCover,
    ...homeRisks,
    ...regulators.map(({ name }) => name),
  ];
  for (const fact of facts) await expect(glance).toHaveTextContent(fact);
  const range = autoAnnualRanges.find(({ slug }) => slug === province.slug);
  await expect(glance).toHaveTextContent(
    range === undefined ? priceWords.noGuide : `${formatDollarRange(range)} a year`,
  );

  // The page draws the newest average paid for a whole policy, and leaves it out here.
  const [newest] = province.autoPrices;
  const isDrawn = newest?.measures === "paid";
  if (isDrawn) await priceIn(await canvas.findByRole("region", { name: bandWords.averageCar }), newest);
  for (const price of [...(isDrawn ? [] : province.autoPrices), ...province.homePrices]) await priceIn(glance, price);
  if (newest === undefined) await expect(glance).toHaveTextContent(priceWords.none);

  const map = within(canvas.getByRole("navigation", { name: provinceWords.provincialGuides }));
  const addresses = map.getAllByRole("link").map((link) => link.getAttribute("href"));
  await expect(new Set(addresses)).toEqual(
    new Set(Object.keys(provinceTiles).map((slug) => `/provincial/${slug}-insurance-guide`)),
  );
  await expect(map.getByRole("link", { current: "page" })).toHaveAttribute(
    "href",
    `/provincial/${province.slug}-insurance-guide`,
  );
}
