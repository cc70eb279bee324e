import { unitPrices, type UnitPrice } from "#content/figures/unit-prices.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { PriceListFacts, RowFacts, SeriesFacts } from "./price-list-of.ts";

/** Quotes by city. The two MyChoice columns are for different packages, so they are no trend. */
export const homeByCity = {
  series: [
    { id: "withWater", basis: "quote", asOf: "undated", sources: ["S1141"] },
    { id: "notStated", basis: "quote", asOf: "2024-10", sources: ["S1142", "S1143"] },
    { id: "average", basis: "quote", asOf: "2025-06", sources: ["S559"] },
  ],
  rows: [
    { id: "toronto", province: "ON", isCity: true, prices: [1814, null, null] },
    { id: "london", province: "ON", isCity: true, prices: [1606, 1053, null] },
    { id: "mississauga", province: "ON", isCity: true, prices: [1502, null, null] },
    { id: "milton", province: "ON", isCity: true, prices: [1436, null, null] },
    { id: "windsor", province: "ON", isCity: true, prices: [1422, null, null] },
    { id: "vaughan", province: "ON", isCity: true, prices: [1318, null, null] },
    { id: "ottawa", province: "ON", isCity: true, prices: [1145, null, null] },
    { id: "woodbridge", province: "ON", isCity: true, prices: [null, null, 1032] },
    { id: "redLake", province: "ON", isCity: true, prices: [null, null, 2873] },
    { id: "ontario", province: "ON", prices: [1423, null, 1565] },
    { id: "calgary", province: "AB", isCity: true, prices: [null, 1727, null] },
  ],
} as const satisfies PriceListFacts;

/** The lowest and the highest quote, rounded to ten dollars. */
export const homeQuotesAbout = { woodbridge: 1030, redLake: 2870 } as const;

interface Place {
  /** `null` for all of Canada. */
  readonly place: ProvinceCode | null;
}

interface UnitListFacts extends PriceListFacts {
  readonly series: readonly (SeriesFacts & Place)[];
  readonly rows: readonly (RowFacts & Place)[];
}

function unitList(dwelling: UnitPrice["dwelling"]): UnitListFacts {
  const prices = unitPrices.filter((price) => price.dwelling === dwelling);
  return {
    isOneSourceARow: true,
    series: prices.map(({ period, source, province, basis }) => ({
      id: source,
      place: province,
      basis,
      asOf: period,
      sources: [source],
    })),
    rows: prices.map(({ province, dollars, source }, at) => ({
      id: source,
      place: province,
      ...(province !== null && { province }),
      prices: prices.map((_, index) => (index === at ? dollars : null)),
    })),
  };
}

export const tenant = unitList("tenant");
export const condo = unitList("condo");
