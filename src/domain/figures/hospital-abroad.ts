import type { DatedFigure, DatedFigures } from "#domain/dated-figure.ts";
import type { SourceId } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/**
 * The most each provincial plan pays for a day in hospital outside Canada: for an ordinary day, and for the dearest kind.
 * Yukon and the Northwest Territories pay what the same care costs at home, and of Prince Edward Island only an old
 * amount was found: these three are left out.
 */
const hospitalAbroad = {
  ON: {
    value: [200, 400],
    unit: "CAD/day",
    asOf: "undated",
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
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S1350",
  },
  AB: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S980",
  },
  SK: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S229",
  },
  MB: {
    value: [280, 570],
    unit: "CAD/day",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S448",
    note: "by the size of the hospital; Manitoba's own page names no amount",
  },
  NB: {
    value: [100, 100],
    unit: "CAD/day",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S981",
  },
  NS: {
    value: [0, 525],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S229",
    note: "a ceiling only: the lower end is what nobody states",
  },
  NL: {
    value: [350, 465],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S229",
  },
  NU: {
    value: [2730, 2730],
    unit: "CAD/day",
    asOf: "2019",
    validTo: "2028-05-22",
    basis: "S229",
  },
} as const satisfies DatedFigures;

/** Provinces whose own page names the amount; the others' were read in a newspaper or in a list of travellers' rights. */
const withOwnPage: readonly ProvinceCode[] = ["ON", "QC", "BC", "AB", "NB"];

/** Pages on which a territory says that it pays abroad what the same care costs at home. */
const homeRates: Readonly<Partial<Record<ProvinceCode, { readonly source: SourceId }>>> = {
  NT: { source: "S982" },
  YT: { source: "S983" },
};

/** Where a territory says that it pays abroad what the same care costs at home; `null` for the others. */
export function homeRatesSource(province: ProvinceCode): SourceId | null {
  return homeRates[province]?.source ?? null;
}

/** Whether the amount comes from the province's own page. */
export function isFromTheProvince(province: ProvinceCode): boolean {
  return withOwnPage.includes(province);
}

/** What a province's plan pays for a day in hospital abroad; `null` where no current amount was found. */
export function hospitalDayAbroad(province: ProvinceCode): DatedFigure<readonly [number, number]> | null {
  const rates: Readonly<Partial<Record<ProvinceCode, DatedFigure<readonly [number, number]>>>> = hospitalAbroad;
  return rates[province] ?? null;
}
