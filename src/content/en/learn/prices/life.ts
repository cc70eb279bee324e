import { termAmounts, termPrices } from "#content/figures/term-prices.ts";
import type { PriceList, PriceSeries } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";

const atAge = (age: number) => ({ label: `Age ${age}`, ages: { from: age, to: age } });

const sexes = [
  { label: "Man", sex: "man" },
  { label: "Woman", sex: "woman" },
] as const;

/** PolicyMe's two prices at 40, which differ from PolicyAdvisor's of the same year. */
const policyMe: Readonly<Partial<Record<number, Readonly<Record<"man" | "woman", number>>>>> = {
  40: { man: 51.78, woman: 45.22 },
};

/** Twenty-year term in three amounts; a second source stands in columns of its own. */
export const termLife: PriceList = {
  title: "Twenty-year term life insurance, a month",
  summary: "From 30 to 60 the price grows more than tenfold. Women pay less than men at every age.",
  rowHeader: "Age",
  variants: {
    legend: "Amount of insurance",
    options: termAmounts.map((amount) => ({ id: String(amount), label: formatDollars(amount) })),
    first: "500000",
  },
  series: [
    ...termAmounts.flatMap((amount) =>
      sexes.map(({ label, sex }): PriceSeries => ({
        label: `${label}, ${formatDollars(amount)}`,
        basis: "quote",
        asOf: termPrices.period,
        sources: [termPrices.source],
        sex,
        smokes: false,
        variant: String(amount),
      })),
    ),
    ...sexes.map(({ label, sex }): PriceSeries => ({
      label: `${label}, $500,000`,
      basis: "quote",
      asOf: "2024",
      sources: ["S853"],
      sex,
      smokes: false,
      variant: "500000",
    })),
  ],
  rows: termPrices.rows.map(({ age, prices }) => ({
    ...atAge(age),
    prices: [
      ...prices.flatMap(({ man, woman }) => [man, woman]),
      policyMe[age]?.man ?? null,
      policyMe[age]?.woman ?? null,
    ],
  })),
};

/** One insurer's price list for men, by smoking. */
export const termSmoking: PriceList = {
  title: "What smoking adds: ten-year term for a man, $100,000, a month",
  summary: "A man who smokes pays about two fifths more at 25, and about two and a half times as much at 55.",
  rowHeader: "Age",
  series: [
    {
      label: "Man, non-smoker",
      basis: "list",
      asOf: "January 2021",
      sources: ["S403"],
      sex: "man",
      smokes: false,
    },
    { label: "Man, smoker", basis: "list", asOf: "January 2021", sources: ["S403"], sex: "man", smokes: true },
  ],
  rows: [
    { ...atAge(25), prices: [12.09, 16.64] },
    { ...atAge(35), prices: [12.82, 21.08] },
    { ...atAge(45), prices: [20.18, 42.94] },
    { ...atAge(55), prices: [40.98, 99.29] },
    { ...atAge(65), prices: [114.26, 250.78] },
  ],
};

/** Coverage for life against a term, from one source and year. */
export const wholeLife: PriceList = {
  title: "For life or for twenty years: $500,000 at age 40, a month",
  summary: "Coverage for life costs about seven and a half times what twenty-year term costs at 40.",
  rowHeader: "Policy",
  series: sexes.map(({ label, sex }): PriceSeries => ({
    label,
    basis: "quote",
    asOf: "2024",
    sources: ["S853"],
    sex,
    smokes: false,
  })),
  rows: [
    { label: "Twenty-year term", prices: [51.78, 45.22] },
    { label: "Coverage for life, lowest price", prices: [391.05, 337.27] },
  ],
};

/** Banks' mortgage life insurance beside a person's own term policy. */
export const creditorLife: PriceList = {
  title: "Bank's mortgage life insurance or your own policy: $500,000, a month",
  summary:
    "At 30, 40 and 50 the bank's price is higher than a healthy non-smoker's own twenty-year term; the bank charges men, women and smokers alike.",
  rowHeader: "Age",
  series: [
    { label: "Scotiabank, everyone", basis: "list", asOf: "undated", sources: ["S405"] },
    { label: "Tangerine, everyone", basis: "list", asOf: "undated", sources: ["S406"] },
    ...sexes.map(({ label, sex }): PriceSeries => ({
      label: `Own term, ${label.toLowerCase()}`,
      basis: "quote",
      asOf: termPrices.period,
      sources: [termPrices.source],
      sex,
      smokes: false,
    })),
  ],
  rows: [
    { ...atAge(30), prices: [55, 45, 30, 22] },
    { ...atAge(40), prices: [110, 100, 45, 34] },
    { ...atAge(50), prices: [220, 200, 124, 83] },
  ],
};
