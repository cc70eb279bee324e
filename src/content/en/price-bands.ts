import type { SourceId } from "#domain/figure.ts";
import type { PriceBand } from "#domain/price-band.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { autoPricesIn, homePricesIn } from "#content/figures/province-prices.ts";
import { provinceNamesByCode } from "./words/province-names.ts";

const aYearOfCar = "Car insurance, the average paid, a year";
const aYearOfHome = "Home insurance quoted to an owner, with water coverage, a year";

/** The average of 2022 in a province for which no newer average stands here. */
function averageOf2022(province: ProvinceCode): PriceBand[] {
  const price = autoPricesIn(province).find(({ source }) => source === "S801")?.dollars;
  return price === undefined
    ? []
    : [
        {
          line: "auto",
          province,
          what: aYearOfCar,
          basis: "average",
          asOf: "2022",
          source: "S801",
          usual: { price, of: provinceNamesByCode[province] },
        },
      ];
}

/** The average of 2017 to 2020 in a territory, the newest that we found. */
function averageOfTerritory({
  province,
  price,
}: {
  readonly province: ProvinceCode;
  readonly price: number;
}): PriceBand {
  return {
    line: "auto",
    province,
    what: aYearOfCar,
    basis: "average",
    asOf: "2017 to 2020",
    source: "S894",
    usual: { price, of: provinceNamesByCode[province] },
  };
}

/** The quote that one site publishes for a province, with its package of water coverage. */
function homeQuote({ province, source }: { readonly province: ProvinceCode; readonly source: SourceId }): PriceBand[] {
  const price = homePricesIn(province).find((one) => one.source === source)?.dollars;
  return price === undefined
    ? []
    : [
        {
          line: "home",
          province,
          what: aYearOfHome,
          basis: "quote",
          asOf: "undated",
          source,
          usual: { price, of: provinceNamesByCode[province] },
        },
      ];
}

/**
 * Published prices in brief: for each line of insurance, and for a province where a source has its prices. The first
 * band of a line is for visitors without a province, or with one that has no band.
 */
export const priceBands: readonly PriceBand[] = [
  {
    line: "life",
    what: "Twenty-year term of $500,000, non-smoker, a month",
    basis: "quote",
    asOf: "2024",
    source: "S402",
    low: { price: 22, of: "Woman, 30" },
    usual: { price: 45, of: "Man, 40" },
    high: { price: 403, of: "Man, 60" },
  },
  {
    line: "home",
    province: "ON",
    what: "Home insurance, average quote, a year",
    basis: "quote",
    asOf: "June 2025",
    source: "S559",
    low: { price: 1032, of: "Woodbridge" },
    usual: { price: 1565, of: "Ontario" },
    high: { price: 2873, of: "Red Lake" },
  },
  {
    line: "home",
    province: "QC",
    what: "Home insurance, the average paid, a year",
    basis: "average",
    asOf: "2022",
    source: "S505",
    low: { price: 544, of: "Condo owners" },
    usual: { price: 956, of: "All policies" },
    high: { price: 1301, of: "Owners of houses" },
  },
  {
    line: "home",
    province: "BC",
    what: "Home insurance by one broker's estimate, a year",
    basis: "quote",
    asOf: "undated",
    source: "S507",
    low: { price: { from: 400, to: 900 }, of: "Condo" },
    high: { price: { from: 1000, to: 2500 }, of: "House" },
  },
  {
    line: "home",
    province: "NB",
    what: "Home insurance, average quote, a year",
    basis: "quote",
    asOf: "October 2024",
    source: "S506",
    usual: { price: 727, of: "New Brunswick" },
  },
  ...homeQuote({ province: "AB", source: "S503" }),
  ...homeQuote({ province: "MB", source: "S504" }),
  {
    line: "auto",
    what: aYearOfCar,
    basis: "average",
    asOf: "2022",
    source: "S801",
    low: { price: 948, of: "Prince Edward Island" },
    usual: { price: 1303, of: "Newfoundland and Labrador, in the middle" },
    high: { price: 1683, of: "Ontario" },
  },
  {
    line: "auto",
    province: "ON",
    what: aYearOfCar,
    basis: "average",
    asOf: "October 2024",
    source: "S307",
    low: { price: 1592, of: "Rural Ontario" },
    usual: { price: 2006, of: "Ontario" },
    high: { price: 2638, of: "Greater Toronto Area" },
  },
  {
    line: "auto",
    province: "AB",
    what: aYearOfCar,
    basis: "average",
    asOf: "first half of 2024",
    source: "S315",
    usual: { price: 1703, of: "Alberta" },
  },
  {
    line: "auto",
    province: "QC",
    what: "Private part of car insurance, the average paid, a year",
    basis: "average",
    asOf: "2023",
    source: "S1146",
    low: { price: 726, of: "Bas-Saint-Laurent" },
    usual: { price: 872, of: "Québec City" },
    high: { price: 1139, of: "Montréal, centre and east" },
  },
  ...(["BC", "SK", "MB", "NB", "NS", "PE", "NL"] as const).flatMap(averageOf2022),
  ...[
    { province: "YT", price: 812 } as const,
    { province: "NT", price: 978 } as const,
    { province: "NU", price: 963 } as const,
  ].map(averageOfTerritory),
  {
    line: "travel",
    what: "Ten days in the United States at 30, medical only",
    basis: "quote",
    asOf: "August 2024",
    source: "S857",
    low: { price: 30, of: "Costco" },
    usual: { price: 45, of: "BMO, in the middle" },
    high: { price: 93, of: "Medipac" },
  },
  {
    line: "health",
    what: "Health and dental plan of one's own, a month",
    basis: "quote",
    asOf: "undated",
    source: "S419",
    usual: { price: { from: 75, to: 150 }, of: "One person" },
    high: { price: { from: 100, to: 300 }, of: "A family" },
  },
  {
    line: "business",
    what: "Liability coverage of $2 million, one broker's estimates, a year",
    basis: "quote",
    asOf: "January 2026",
    source: "S859",
    low: { price: { from: 500, to: 800 }, of: "Shop or office" },
    usual: { price: { from: 800, to: 1200 }, of: "Handyman" },
    high: { price: { from: 1500, to: 3500 }, of: "Plumber, electrician" },
  },
  {
    line: "disability",
    what: "$3,000 a month to 65 after 90 days, accountants in western Canada, a month",
    basis: "list",
    asOf: "undated",
    source: "S935",
    low: { price: 12.6, of: "Man under 30" },
    usual: { price: 38.4, of: "Woman, 40 to 44" },
    high: { price: 84.3, of: "Anyone, 55 to 64" },
  },
];
