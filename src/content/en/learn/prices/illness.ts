import type { PriceList, PriceSeries, Sex } from "#domain/price-list.ts";

const ages = (from: number, to: number) => ({ label: `${from} to ${to}`, ages: { from, to } });

function staff(label: string, sex: Sex, smokes: boolean): PriceSeries {
  return { label, basis: "list", asOf: "2024 to 2025", sources: ["S855"], sex, smokes };
}

/** A group plan's list by sex and smoking, beside a bank's one price for everyone. */
export const criticalIllness: PriceList = {
  title: "Critical illness insurance, $100,000, a month",
  summary:
    "From 30 to 60 the price grows more than tenfold for a non-smoker; from 46 a man who smokes pays more than twice what other men pay.",
  rowHeader: "Age",
  series: [
    staff("Man, non-smoker", "man", false),
    staff("Man, smoker", "man", true),
    staff("Woman, non-smoker", "woman", false),
    staff("Woman, smoker", "woman", true),
    { label: "With a mortgage, everyone", basis: "list", asOf: "undated", sources: ["S405"] },
  ],
  rows: [
    { ...ages(26, 30), prices: [9.2, 11.2, 9.2, 11.2, 13] },
    { ...ages(31, 35), prices: [13.2, 20.4, 13.2, 19.4, 18] },
    { ...ages(36, 40), prices: [21.4, 34.6, 20.4, 30.6, 27] },
    { ...ages(41, 45), prices: [30.6, 61.1, 31.6, 50.9, 47] },
    { ...ages(46, 50), prices: [45.8, 106.9, 43.8, 78.4, 70] },
    { ...ages(51, 55), prices: [76.4, 195.6, 64.2, 122.2, 104] },
    { ...ages(56, 60), prices: [134.4, 341.2, 97.8, null, 185] },
    { ...ages(61, 64), prices: [214.9, 526.6, 142.6, null, 222] },
  ],
};

const waits = ["30", "90", "365"] as const;

/** An accountants' association plan: prices by age, sex and waiting time. */
export const disability: PriceList = {
  title: "Disability insurance: $3,000 a month to age 65, accountants in western Canada, a month",
  summary:
    "Waiting 90 days in place of 30 halves the price for a young man; women under 30 pay about four fifths more than men.",
  rowHeader: "Age",
  variants: {
    legend: "Days before payments start",
    options: waits.map((days) => ({ id: days, label: `${days} days` })),
    first: "90",
  },
  series: waits.flatMap((days) =>
    (
      [
        ["Man", "man"],
        ["Woman", "woman"],
      ] as const
    ).map(([label, sex]): PriceSeries => ({
      label: `${label}, ${days} days`,
      basis: "list",
      asOf: "undated",
      sources: ["S935"],
      sex,
      variant: days,
    })),
  ),
  rows: [
    { label: "Under 30", ages: { from: 18, to: 29 }, prices: [24.3, 40.8, 12.6, 22.8, 9, 15.6] },
    { ...ages(30, 39), prices: [30.6, 47.1, 16.5, 26.7, 11.4, 18] },
    { ...ages(40, 44), prices: [45.9, 62.4, 28.2, 38.4, 20.1, 27] },
    { ...ages(45, 49), prices: [57, 84.3, 45.9, 56.1, 36, 42.6] },
    { ...ages(50, 54), prices: [99.6, 108.3, 74.1, 79.2, 58.5, 63] },
    { ...ages(55, 64), prices: [111.6, 111.6, 84.3, 84.3, 65.1, 71.4] },
  ],
};
