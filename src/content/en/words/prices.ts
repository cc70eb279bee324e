import type { NamedPricePeriod, PriceBasis, PricePeriod } from "#domain/price-list.ts";
import type { PriceMeasure } from "#domain/province.ts";
import { longPeriod } from "#format/long-date.ts";

/** Label of the price measure, printed after the amount. */
export const priceMeasures = {
  paid: "paid on average",
  "paid-private": "paid on average, without the public plan's share",
  "paid-with-public": "paid on average, with the public plan's share",
  "paid-owner": "paid on average by owners of houses",
  "paid-condo": "paid on average by condo owners",
  profiles: "middle price for 30 sample drivers",
  quoted: "average quote on a comparison site",
  "quoted-with-water": "average quote, with a package of water coverage",
  broker: "usual range of one broker",
} as const satisfies Record<PriceMeasure, string>;
/** Kind of a published price, printed with its date. */
export const priceBases = {
  quote: "quotes",
  average: "average paid",
  list: "price list",
  derived: "our calculation",
} as const satisfies Record<PriceBasis, string>;

export const priceWords = {
  auto: "Published car prices, a year",
  home: "Published home prices, a year",
  none: "Not found",
  province: "Province or territory",
  carGuide: "Car: our guide, full coverage, 2024",
  carPublished: "Car: as published",
  carNewest: "Car, published",
  homeNewest: "Home, published",
  others: "Other published prices",
  owners: "Northcover's own guide for full coverage",
  noGuide: "Northcover gives no guide here.",
} as const;

const namedPeriods: Readonly<Partial<Record<string, string>>> = {
  undated: "undated",
  calculated: "our calculation",
  firstHalfOf2024: "first half of 2024",
  schoolYear2024: "2024 to 2025",
  from2017To2020: "2017 to 2020",
  repeatedSince2012: "2022, from a list repeated since about 2012",
} satisfies Record<NamedPricePeriod, string>;

/** The period of a published price: "October 2024", "undated". */
export const pricePeriod = (period: PricePeriod) => namedPeriods[period] ?? longPeriod(period);
