import { termAmounts, termPrices } from "#content/figures/term-prices.ts";
import type { Price, Sex } from "#domain/price-list.ts";
import type { PriceListFacts, RowFacts, SeriesFacts } from "./price-list-of.ts";

interface AgeRow extends RowFacts {
  readonly age: number;
}

const atAge = (age: number, prices: readonly (Price | null)[]): AgeRow => ({
  id: String(age),
  age,
  ages: { from: age, to: age },
  prices,
});

const sexes = ["man", "woman"] as const satisfies readonly Sex[];

/** PolicyMe's two prices at 40 for a term and for life; the first differ from PolicyAdvisor's of the same year. */
const policyMe = { age: 40, term: { man: 51.78, woman: 45.22 }, forLife: { man: 391.05, woman: 337.27 } } as const;

interface SexSeries extends SeriesFacts {
  readonly sex: Sex;
}

interface AmountSeries extends SexSeries {
  /** Dollars of insurance. */
  readonly amount: number;
}

const policyMeAmount = 500_000;

/** Amounts of the term list, of which the plot shows one. */
export const termVariants = {
  options: termAmounts.map((amount) => ({ id: String(amount), amount })),
  first: String(policyMeAmount),
};

/** Twenty-year term in three amounts; a second source stands in columns of its own. */
export const termLife = {
  series: [
    ...termAmounts.flatMap((amount) =>
      sexes.map((sex): AmountSeries => ({
        id: `${sex} ${amount}`,
        amount,
        basis: "quote",
        asOf: termPrices.period,
        sources: [termPrices.source],
        sex,
        smokes: false,
        variant: String(amount),
      })),
    ),
    ...sexes.map((sex): AmountSeries => ({
      id: `${sex} of the second source`,
      amount: policyMeAmount,
      basis: "quote",
      asOf: "2024",
      sources: ["S853"],
      sex,
      smokes: false,
      variant: String(policyMeAmount),
    })),
  ],
  rows: termPrices.rows.map(({ age, prices }) =>
    atAge(age, [
      ...prices.flatMap(({ man, woman }) => [man, woman]),
      ...sexes.map((sex) => (age === policyMe.age ? policyMe.term[sex] : null)),
    ]),
  ),
} as const satisfies PriceListFacts;

/** Ages that the summary of the term list compares. */
export const termAges = { from: 30, to: 60 } as const;

/** One insurer's price list for men, by smoking. */
export const termSmoking = {
  series: [
    { id: "nonSmoker", basis: "list", asOf: "2021-01", sources: ["S403"], sex: "man", smokes: false },
    { id: "smoker", basis: "list", asOf: "2021-01", sources: ["S403"], sex: "man", smokes: true },
  ],
  rows: [
    atAge(25, [12.09, 16.64]),
    atAge(35, [12.82, 21.08]),
    atAge(45, [20.18, 42.94]),
    atAge(55, [40.98, 99.29]),
    atAge(65, [114.26, 250.78]),
  ],
} as const satisfies PriceListFacts;

/** Amount of the list in dollars, and the ages that its summary compares. */
export const termSmokingFigures = { amount: 100_000, youngest: 25, oldest: 55 } as const;

/** Coverage for life against a term, from one source and year. */
export const wholeLife = {
  series: sexes.map((sex): SexSeries => ({
    id: sex,
    basis: "quote",
    asOf: "2024",
    sources: ["S853"],
    sex,
    smokes: false,
  })),
  rows: [
    { id: "twentyYearTerm", prices: sexes.map((sex) => policyMe.term[sex]) },
    { id: "forLife", prices: sexes.map((sex) => policyMe.forLife[sex]) },
  ],
} as const satisfies PriceListFacts;

/** Amount of the list in dollars, and the age of its customers. */
export const wholeLifeFigures = { amount: policyMeAmount, age: policyMe.age } as const;

const ownTerm = { basis: "quote", asOf: termPrices.period, sources: [termPrices.source], smokes: false } as const;

/** Banks' mortgage life insurance beside a person's own term policy. */
export const creditorLife = {
  series: [
    { id: "scotiabank", basis: "list", asOf: "undated", sources: ["S405"] },
    { id: "tangerine", basis: "list", asOf: "undated", sources: ["S406"] },
    { id: "man", ...ownTerm, sex: "man" },
    { id: "woman", ...ownTerm, sex: "woman" },
  ],
  rows: [atAge(30, [55, 45, 30, 22]), atAge(40, [110, 100, 45, 34]), atAge(50, [220, 200, 124, 83])],
} as const satisfies PriceListFacts;

/** Amount of the list in dollars. */
export const creditorLifeAmount = 500_000;
