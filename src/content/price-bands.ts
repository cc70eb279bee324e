import type { SourceId } from "#domain/figure.ts";
import type { PriceBand } from "#domain/price-band.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { autoPricesIn, homePricesIn } from "#content/figures/province-prices.ts";
import { bandWords, bandWordsOf as of } from "#words/price-bands.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The average of 2022 in a province for which no newer average stands here. */
function averageOf2022(province: ProvinceCode): PriceBand[] {
  const price = autoPricesIn(province).find(({ source }) => source === "S801")?.dollars;
  return price === undefined
    ? []
    : [
        {
          line: "auto",
          province,
          what: bandWords.averageCar,
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
    what: bandWords.averageCar,
    basis: "average",
    asOf: "from2017To2020",
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
          what: bandWords.homeQuoteWithWater,
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
    what: bandWords.term20,
    basis: "quote",
    asOf: "2024",
    source: "S402",
    low: { price: 22, of: of.woman30 },
    usual: { price: 45, of: of.man40 },
    high: { price: 403, of: of.man60 },
  },
  {
    line: "home",
    province: "ON",
    what: bandWords.homeQuote,
    basis: "quote",
    asOf: "2025-06",
    source: "S559",
    low: { price: 1032, of: "Woodbridge" },
    usual: { price: 1565, of: provinceNamesByCode.ON },
    high: { price: 2873, of: "Red Lake" },
  },
  {
    line: "home",
    province: "QC",
    what: bandWords.averageHome,
    basis: "average",
    asOf: "2022",
    source: "S505",
    low: { price: 544, of: of.condoOwners },
    usual: { price: 956, of: of.allPolicies },
    high: { price: 1301, of: of.houseOwners },
  },
  {
    line: "home",
    province: "BC",
    what: bandWords.homeByABroker,
    basis: "quote",
    asOf: "undated",
    source: "S507",
    low: { price: { from: 400, to: 900 }, of: of.condo },
    high: { price: { from: 1000, to: 2500 }, of: of.house },
  },
  {
    line: "home",
    province: "NB",
    what: bandWords.homeQuote,
    basis: "quote",
    asOf: "2024-10",
    source: "S506",
    usual: { price: 727, of: provinceNamesByCode.NB },
  },
  ...homeQuote({ province: "AB", source: "S503" }),
  ...homeQuote({ province: "MB", source: "S504" }),
  {
    line: "auto",
    what: bandWords.averageCar,
    basis: "average",
    asOf: "2022",
    source: "S801",
    low: { price: 948, of: provinceNamesByCode.PE },
    usual: { price: 1303, of: of.inTheMiddle(provinceNamesByCode.NL) },
    high: { price: 1683, of: provinceNamesByCode.ON },
  },
  {
    line: "auto",
    province: "ON",
    what: bandWords.averageCar,
    basis: "average",
    asOf: "2024-10",
    source: "S307",
    low: { price: 1592, of: of.ruralOntario },
    usual: { price: 2006, of: provinceNamesByCode.ON },
    high: { price: 2638, of: of.greaterToronto },
  },
  {
    line: "auto",
    province: "AB",
    what: bandWords.averageCar,
    basis: "average",
    asOf: "firstHalfOf2024",
    source: "S315",
    usual: { price: 1703, of: provinceNamesByCode.AB },
  },
  {
    line: "auto",
    province: "QC",
    what: bandWords.privateCar,
    basis: "average",
    asOf: "2023",
    source: "S1146",
    low: { price: 726, of: "Bas-Saint-Laurent" },
    usual: { price: 872, of: of.quebecCity },
    high: { price: 1139, of: of.montrealCentreAndEast },
  },
  ...(["BC", "SK", "MB", "NB", "NS", "PE", "NL"] as const).flatMap(averageOf2022),
  ...[
    { province: "YT", price: 812 } as const,
    { province: "NT", price: 978 } as const,
    { province: "NU", price: 963 } as const,
  ].map(averageOfTerritory),
  {
    line: "travel",
    what: bandWords.tenDaysInTheUnitedStates,
    basis: "quote",
    asOf: "2024-08",
    source: "S857",
    low: { price: 30, of: "Costco" },
    usual: { price: 45, of: of.inTheMiddle("BMO") },
    high: { price: 93, of: "Medipac" },
  },
  {
    line: "health",
    what: bandWords.healthAndDental,
    basis: "quote",
    asOf: "undated",
    source: "S419",
    usual: { price: { from: 75, to: 150 }, of: of.onePerson },
    high: { price: { from: 100, to: 300 }, of: of.family },
  },
  {
    line: "business",
    what: bandWords.liability,
    basis: "quote",
    asOf: "2026-01",
    source: "S859",
    low: { price: { from: 500, to: 800 }, of: of.shopOrOffice },
    usual: { price: { from: 800, to: 1200 }, of: of.handyman },
    high: { price: { from: 1500, to: 3500 }, of: of.plumberOrElectrician },
  },
  {
    line: "disability",
    what: bandWords.incomeOf3000,
    basis: "list",
    asOf: "undated",
    source: "S935",
    low: { price: 12.6, of: of.manUnder30 },
    usual: { price: 38.4, of: of.woman40To44 },
    high: { price: 84.3, of: of.anyone55To64 },
  },
];
