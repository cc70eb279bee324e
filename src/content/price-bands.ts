import { termPrices } from "#content/figures/term-prices.ts";
import { unitPrices, type UnitPrice } from "#content/figures/unit-prices.ts";
import { termSmoking } from "#content/price-lists/life.ts";
import { disability } from "#content/price-lists/illness.ts";
import { tripFigures, tripsByAge } from "#content/price-lists/travel.ts";
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

/** What tenants or condo owners pay. */
function unitBand({ dwelling, province, dollars, per, basis, period, source }: UnitPrice): PriceBand {
  return {
    line: "home",
    dwelling,
    ...(province !== null && { province }),
    what: (dwelling === "tenant" ? bandWords.tenant : bandWords.condo)[per],
    basis,
    asOf: period,
    source,
    usual: { price: dollars, of: province === null ? of.canada : provinceNamesByCode[province] },
  };
}

/** The term policy of the line's general band, at one age. */
function termBand({ age, prices: [, { man, woman }] }: (typeof termPrices.rows)[number]): PriceBand {
  return {
    line: "life",
    ages: { from: age, to: age },
    smokes: false,
    what: bandWords.term20,
    basis: "quote",
    asOf: termPrices.period,
    source: termPrices.source,
    low: { price: woman, of: of.woman(age), sex: "woman" },
    high: { price: man, of: of.man(age), sex: "man" },
  };
}

/** The ten-year term of one insurer's list for men, for a smoker beside a non-smoker of the same age. */
function smokersTermBand({ age, prices: [nonSmoker, smoker] }: (typeof termSmoking.rows)[number]): PriceBand[] {
  const [{ basis, asOf, sources }] = termSmoking.series;
  if (typeof nonSmoker !== "number" || typeof smoker !== "number") return [];
  return [
    {
      line: "life",
      ages: { from: age, to: age },
      smokes: true,
      what: bandWords.term10,
      basis,
      asOf,
      source: sources[0],
      low: { price: nonSmoker, of: of.nonSmokingMan(age), sex: "man" },
      usual: { price: smoker, of: of.smokingMan(age), sex: "man" },
    },
  ];
}

/** The price list of one profession says nothing of other trades. */
const otherTrades = { text: of.otherTrades, source: "S416" } as const;

/** The disability policy of the line's general band, at one age. */
function disabilityBand({ ages, isYoungest, prices: [, , man, woman] }: (typeof disability.rows)[number]): PriceBand[] {
  if (typeof man !== "number" || typeof woman !== "number") return [];
  const band = {
    line: "disability",
    ages,
    what: bandWords.incomeOf3000,
    basis: "list",
    asOf: "undated",
    source: "S935",
    others: otherTrades,
  } as const;
  const { from, to } = ages;
  if (man === woman) return [{ ...band, usual: { price: man, of: of.anyoneAged(from, to) } }];
  const [men, women] =
    isYoungest === true ? [of.manUnder(to + 1), of.womanUnder(to + 1)] : [of.manAged(from, to), of.womanAged(from, to)];
  return [{ ...band, low: { price: man, of: men, sex: "man" }, high: { price: woman, of: women, sex: "woman" } }];
}

const [, twoMonthsAbroad] = tripsByAge.series;

/**
 * Published prices in brief: for each line of insurance, and for a province, a kind of home or an age where a source has
 * their prices. The first general band of a line is for visitors for whom no other is meant.
 */
export const priceBands: readonly PriceBand[] = [
  {
    line: "life",
    what: bandWords.term20,
    basis: "quote",
    asOf: "2024",
    source: "S402",
    low: { price: 22, of: of.woman(30) },
    usual: { price: 45, of: of.man(40) },
    high: { price: 403, of: of.man(60) },
  },
  ...termPrices.rows.map(termBand),
  {
    line: "life",
    smokes: true,
    what: bandWords.term20OfSmokers,
    basis: "quote",
    asOf: "2024",
    source: "S853",
    low: { price: 57.27, of: of.smokingWomen, sex: "woman" },
    high: { price: 79.91, of: of.smokingMen, sex: "man" },
  },
  ...termSmoking.rows.flatMap(smokersTermBand),
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
    usual: { price: { from: 1000, to: 2500 }, of: of.house },
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
    line: "home",
    province: "QC",
    dwelling: "house",
    what: bandWords.averageHome,
    basis: "average",
    asOf: "2022",
    source: "S505",
    usual: { price: 1301, of: of.houseOwners },
  },
  {
    line: "home",
    province: "BC",
    dwelling: "house",
    what: bandWords.homeByABroker,
    basis: "quote",
    asOf: "undated",
    source: "S507",
    usual: { price: { from: 1000, to: 2500 }, of: of.house },
  },
  ...unitPrices.map(unitBand),
  {
    line: "auto",
    what: bandWords.averageCar,
    basis: "average",
    asOf: "2022",
    source: "S801",
    low: { price: 948, of: provinceNamesByCode.PE },
    usual: {
      price: 1703,
      of: provinceNamesByCode.AB,
      published: { asOf: "firstHalfOf2024", source: "S315" },
    },
    high: { price: 2006, of: provinceNamesByCode.ON, published: { asOf: "2024-10", source: "S307" } },
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
    usual: { price: 45, of: "BMO" },
    high: { price: 93, of: "Medipac" },
  },
  {
    line: "travel",
    ages: { from: tripFigures.twoMonths.age, to: tripFigures.twoMonths.age },
    province: "ON",
    what: bandWords.twoMonthsInTheUnitedStates,
    basis: twoMonthsAbroad.basis,
    asOf: twoMonthsAbroad.asOf,
    source: twoMonthsAbroad.sources[0],
    usual: { price: tripFigures.twoMonths.dollars, of: of.sixInsurers },
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
    others: otherTrades,
    low: { price: 12.6, of: of.manUnder(30) },
    usual: { price: 38.4, of: of.womanAged(40, 44) },
    high: { price: 84.3, of: of.anyoneAged(55, 64) },
  },
  ...disability.rows.flatMap(disabilityBand),
];
