import type { Price, PriceSeries, Sex } from "#domain/price-list.ts";
import type { PriceListFacts, RowFacts, SeriesFacts } from "./price-list-of.ts";

interface AgeRow extends RowFacts {
  readonly ages: NonNullable<RowFacts["ages"]>;
  /** Whether the band has no lower end in the source. */
  readonly isYoungest?: true;
}

const ages = (from: number, to: number, prices: readonly (Price | null)[]): AgeRow => ({
  id: String(from),
  ages: { from, to },
  prices,
});

const youngest = (to: number, prices: readonly (Price | null)[]): AgeRow => ({
  ...ages(18, to, prices),
  isYoungest: true,
});

const staffPlan = { basis: "list", asOf: "schoolYear2024", sources: ["S855"] } as const;

/** A group plan's list by sex and smoking, beside a bank's one price for everyone. */
export const criticalIllness = {
  series: [
    { id: "man", ...staffPlan, sex: "man", smokes: false },
    { id: "manWhoSmokes", ...staffPlan, sex: "man", smokes: true },
    { id: "woman", ...staffPlan, sex: "woman", smokes: false },
    { id: "womanWhoSmokes", ...staffPlan, sex: "woman", smokes: true },
    { id: "withMortgage", basis: "list", asOf: "undated", sources: ["S405"] },
  ],
  rows: [
    ages(26, 30, [9.2, 11.2, 9.2, 11.2, 13]),
    ages(31, 35, [13.2, 20.4, 13.2, 19.4, 18]),
    ages(36, 40, [21.4, 34.6, 20.4, 30.6, 27]),
    ages(41, 45, [30.6, 61.1, 31.6, 50.9, 47]),
    ages(46, 50, [45.8, 106.9, 43.8, 78.4, 70]),
    ages(51, 55, [76.4, 195.6, 64.2, 122.2, 104]),
    ages(56, 60, [134.4, 341.2, 97.8, null, 185]),
    ages(61, 64, [214.9, 526.6, 142.6, null, 222]),
  ],
} as const satisfies PriceListFacts;

/** Amount of the list in dollars, and the ages that its summary compares. */
export const criticalIllnessFigures = { amount: 100_000, compared: { from: 30, to: 60 }, smokersFrom: 46 } as const;

/** Waiting times of the disability list, in days. */
export const disabilityWaits = { options: [{ id: "30" }, { id: "90" }, { id: "365" }], first: "90" } as const;

/** The monthly benefit in dollars, its last age, and the ages and days that the list's summary compares. */
export const disabilityListFigures = {
  benefit: 3000,
  toAge: 65,
  waits: { long: 90, short: 30 },
  womenUnder: 30,
} as const;

interface WaitSeries extends SeriesFacts {
  readonly sex: Sex;
  readonly variant: NonNullable<PriceSeries["variant"]>;
}

const sexes = ["man", "woman"] as const satisfies readonly Sex[];

/** An accountants' association plan: prices by age, sex and waiting time. */
export const disability = {
  series: disabilityWaits.options.flatMap(({ id: variant }) =>
    sexes.map((sex): WaitSeries => ({
      id: `${sex} ${variant}`,
      basis: "list",
      asOf: "undated",
      sources: ["S935"],
      sex,
      variant,
    })),
  ),
  rows: [
    youngest(29, [24.3, 40.8, 12.6, 22.8, 9, 15.6]),
    ages(30, 39, [30.6, 47.1, 16.5, 26.7, 11.4, 18]),
    ages(40, 44, [45.9, 62.4, 28.2, 38.4, 20.1, 27]),
    ages(45, 49, [57, 84.3, 45.9, 56.1, 36, 42.6]),
    ages(50, 54, [99.6, 108.3, 74.1, 79.2, 58.5, 63]),
    ages(55, 64, [111.6, 111.6, 84.3, 84.3, 65.1, 71.4]),
  ],
} as const satisfies PriceListFacts;
