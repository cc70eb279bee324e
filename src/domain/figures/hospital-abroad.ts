import type { DatedFigure, DatedFigures } from "#domain/dated-figure.ts";
import type { SourceId } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/**
 * Maximum that each provincial plan pays for a day in hospital outside Canada: ordinary care, and the most expensive
 * kind. Left out: Yukon and the Northwest Territories, which pay their own hospital rates, and Prince Edward Island,
 * for which only an old amount was found.
 */
const hospitalAbroad = {
  ON: {
    value: [200, 400],
    unit: "CAD/day",
    asOf: "2020",
    validTo: "2028-05-22",
    basis: "S440",
  },
  QC: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "2017",
    validTo: "2028-05-22",
    basis: "S1325",
  },
  BC: {
    value: [75, 75],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S1350",
  },
  AB: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S980",
  },
  SK: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S1424",
  },
  MB: {
    value: [280, 570],
    unit: "CAD/day",
    asOf: "2010",
    validTo: "2028-05-22",
    basis: "S448",
    note: "by the size of the hospital; Manitoba's own page names no amount",
  },
  NB: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S981",
  },
  NS: {
    value: [0, 525],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S1425",
    note: "a ceiling only: the lower end is what nobody states",
  },
  NL: {
    value: [350, 465],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S1426",
  },
  NU: {
    value: [2730, 2730],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S1427",
  },
} as const satisfies DatedFigures;

/**
 * Provinces that publish the amount. A newspaper or a list of travellers' rights reported the other amounts, and their
 * sources say so.
 */
const withOwnPage: readonly ProvinceCode[] = ["ON", "QC", "BC", "AB", "NB"];

/** Sources for the territories that pay their own hospital rates abroad. */
const homeRates: Readonly<Partial<Record<ProvinceCode, { readonly source: SourceId }>>> = {
  NT: { source: "S982" },
  YT: { source: "S983" },
};

/** Source for a territory that pays its own hospital rates abroad; `null` for all others. */
export function homeRatesSource(province: ProvinceCode): SourceId | null {
  return homeRates[province]?.source ?? null;
}

/** Whether the province itself publishes the amount. */
export function isFromTheProvince(province: ProvinceCode): boolean {
  return withOwnPage.includes(province);
}

/** Amount that a province's plan pays for a day in hospital abroad; `null` if no current amount was found. */
export function hospitalDayAbroad(province: ProvinceCode): DatedFigure<readonly [number, number]> | null {
  const rates: Readonly<Partial<Record<ProvinceCode, DatedFigure<readonly [number, number]>>>> = hospitalAbroad;
  return rates[province] ?? null;
}
