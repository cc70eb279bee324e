import type { DatedFigures } from "#domain/dated-figure.ts";

/** Lines of insurance that sales tax distinguishes. */
export type PremiumLine = "home" | "auto" | "business" | "life" | "health" | "group" | "travel";

type Rates = Readonly<Partial<Record<PremiumLine, number>>>;

/**
 * Provincial sales tax on premiums. GST and HST don't apply, and taxes paid by the insurer are included in the price.
 * Missing lines and the territories were not found.
 */
export const premiumTaxes = {
  ON: {
    value: { home: 0.08, auto: 0, business: 0.08, group: 0.08, life: 0, health: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S57",
  },
  QC: {
    value: { home: 0.09, auto: 0.09, business: 0.09, group: 0.09, life: 0, health: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S8",
    note: "individual contracts that cover drugs are taxed like group ones",
  },
  BC: {
    value: { home: 0, auto: 0, business: 0, life: 0, health: 0, group: 0, travel: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1375",
  },
  AB: {
    value: { home: 0, auto: 0, business: 0, life: 0, health: 0, group: 0, travel: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1343",
  },
  SK: {
    value: { home: 0.06, auto: 0.06, business: 0.06, life: 0, health: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1349",
    readIn: ["S60"],
  },
  MB: {
    value: { home: 0, auto: 0, life: 0, health: 0, group: 0.07 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S547",
    readIn: ["S742"],
    note: "Autopac has been left out since the tax began in 2012. Of travel insurance only cancellation, baggage and group plans are taxed, and of business insurance only liability, so neither has one rate",
  },
  NB: {
    value: { home: 0, auto: 0, business: 0, life: 0, health: 0, group: 0, travel: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1343",
  },
  NS: {
    value: { home: 0, auto: 0, business: 0, life: 0, health: 0, group: 0, travel: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1343",
  },
  PE: {
    value: { home: 0, auto: 0, business: 0, life: 0, health: 0, group: 0, travel: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S1343",
  },
  NL: {
    value: { home: 0, auto: 0, business: 0.15, life: 0, health: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S63",
    readIn: ["S66", "S67"],
  },
  /** For premiums paid after 2026. A 2027 term paid in 2026 is taxed at 9 %. */
  quebecFrom2027: {
    value: { home: 0.09975, auto: 0.09975, business: 0.09975, group: 0.09975, life: 0, health: 0 } satisfies Rates,
    unit: "ratio",
    asOf: "2027",
    validFrom: "2027-01-01",
    validTo: "2028-05-22",
    basis: "S8",
    readIn: ["S8"],
  },
} as const satisfies DatedFigures;
