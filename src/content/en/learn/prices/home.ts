import { unitPrices, type UnitPrice } from "#content/figures/unit-prices.ts";
import type { PriceList, PriceRow, PriceSeries } from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { provinceNamesByCode } from "../../words/province-names.ts";

const inOntario = (label: string, prices: PriceRow["prices"]): PriceRow => ({
  label,
  province: "ON",
  isCity: true,
  prices,
});

/** Quotes by city. The two MyChoice columns are for different packages, so they are no trend. */
export const homeByCity: PriceList = {
  title: "Home insurance by city, an owner's quote, a year",
  summary:
    "Quotes run from about $1,030 in Woodbridge to about $2,870 in Red Lake; one site has two prices for London, which seem to be for different packages.",
  rowHeader: "City",
  series: [
    {
      label: "With a package of water coverage",
      basis: "quote",
      asOf: "undated",
      sources: ["S1141"],
    },
    { label: "Package not stated", basis: "quote", asOf: "October 2024", sources: ["S1142", "S1143"] },
    { label: "Average quote", basis: "quote", asOf: "June 2025", sources: ["S559"] },
  ],
  rows: [
    inOntario("Toronto", [1814, null, null]),
    inOntario("London", [1606, 1053, null]),
    inOntario("Mississauga", [1502, null, null]),
    inOntario("Milton", [1436, null, null]),
    inOntario("Windsor", [1422, null, null]),
    inOntario("Vaughan", [1318, null, null]),
    inOntario("Ottawa", [1145, null, null]),
    inOntario("Woodbridge", [null, null, 1032]),
    inOntario("Red Lake", [null, null, 2873]),
    { label: "All of Ontario", province: "ON", prices: [1423, null, 1565] },
    { label: "Calgary", province: "AB", isCity: true, prices: [null, 1727, null] },
  ],
};

function unitList(
  dwelling: UnitPrice["dwelling"],
  words: Pick<PriceList, "title" | "summary">,
  nameOf: (province: ProvinceCode | null) => string,
): PriceList {
  const prices = unitPrices.filter((price) => price.dwelling === dwelling);
  return {
    ...words,
    rowHeader: "Where",
    isOneSourceARow: true,
    series: prices.map(({ period, source, province, basis }): PriceSeries => ({
      label: nameOf(province),
      basis,
      asOf: period,
      sources: [source],
    })),
    rows: prices.map(({ province, dollars }, at) => ({
      label: nameOf(province),
      ...(province !== null && { province }),
      prices: prices.map((_, index) => (index === at ? dollars : null)),
    })),
  };
}

const nameOf = (province: ProvinceCode | null) => (province === null ? "Canada" : provinceNamesByCode[province]);

export const tenant = unitList(
  "tenant",
  {
    title: "Tenant insurance, a month",
    summary: "A comparison site gives tenants $12 to $35 a month in Canada, and $15 to $33 in Ontario.",
  },
  nameOf,
);

export const condo = unitList(
  "condo",
  {
    title: "Condo owner's insurance, a year",
    summary:
      "One broker's customers in Ontario pay $345 a year, condo owners in Quebec $544, and a broker in British Columbia expects $400 to $900.",
  },
  nameOf,
);
