import type { PriceList, PriceRow, PriceSeries } from "#domain/price-list.ts";

const kinds = [
  { id: "medical", label: "Medical only" },
  { id: "cancellation", label: "Cancellation and interruption" },
  { id: "everything", label: "Everything" },
] as const;

const from = (low: number, high: number) => ({ from: low, to: high });

/** Ten days in the United States at 30, by seller and kind of plan. */
export const tripAt30: PriceList = {
  title: "Ten days in the United States at age 30, without conditions",
  summary: "Medical coverage alone costs $30 to $93; cancellation depends on the price of the trip and costs far more.",
  rowHeader: "Seller",
  variants: { legend: "Kind of plan", options: kinds, first: "medical" },
  series: kinds.map(({ id, label }): PriceSeries => ({
    label,
    basis: "quote",
    asOf: "August 2024",
    sources: ["S857"],
    variant: id,
  })),
  rows: [
    { label: "Costco", prices: [30, from(245, 270), from(175, 180)] },
    { label: "CAA, for members", prices: [from(37, 44), from(395, 435), from(315, 435)] },
    { label: "Scotiabank", prices: [from(38, 42), from(260, 285), from(180, 194)] },
    { label: "Blue Cross", prices: [42, from(220, 235), from(260, 275)] },
    { label: "Manulife", prices: [42, from(375, 410), from(430, 455)] },
    { label: "BMO", prices: [45, from(250, 270), from(265, 290)] },
    { label: "RBC", prices: [49, 306, 333] },
    { label: "CIBC", prices: [from(49, 53), from(405, 440), from(440, 480)] },
    { label: "TD", prices: [55, 463, 540] },
    { label: "Allianz", prices: [56, from(260, 285), from(310, 345)] },
    { label: "Co-operators", prices: [56, from(255, 280), from(310, 340)] },
    { label: "Medipac", prices: [93, null, null] },
  ],
};

/** Medical coverage by age and length of the trip. */
export const tripsByAge: PriceList = {
  title: "Travel medical insurance in the United States, by age and days",
  summary: "Ten days at 30 cost $30 to $93, two months at 70 about $467 to $670, and three months $900 to over $2,200.",
  rowHeader: "Trip",
  isOneSourceARow: true,
  series: [
    { label: "Ten days, age 30", basis: "quote", asOf: "August 2024", sources: ["S857"] },
    { label: "Two months, age 70", basis: "quote", asOf: "October 2024", sources: ["S425"] },
    { label: "Three months, snowbirds", basis: "quote", asOf: "2025", sources: ["S858"] },
  ],
  rows: [
    { label: "Ten days, age 30, twelve sellers", ages: { from: 30, to: 30 }, prices: [from(30, 93), null, null] },
    {
      label: "Two months, age 70, Ontario, six insurers",
      ages: { from: 70, to: 70 },
      prices: [null, from(466.67, 669.6), null],
    },
    { label: "Three months, snowbirds of any age", prices: [null, null, from(900, 2200)] },
  ],
};

const spans = [
  { id: "day", label: "One day", unit: "a day", days: 1 },
  { id: "year", label: "365 days, as for a super visa", unit: "365 days", days: 365 },
] as const;

/** Prices a day, by age: 2023 card; the undated list without and with stable conditions. */
const visitorDays: readonly (readonly [number, number, readonly [number, number, number]])[] = [
  [18, 25, [3.97, 2.94, 4.13]],
  [26, 34, [4.26, 3.63, 4.43]],
  [40, 54, [5.56, 4.56, 5.78]],
  [55, 59, [5.89, 4.56, 6.3]],
  [60, 64, [7.02, 5.1, 7.51]],
  [65, 69, [8.35, 6.53, 8.93]],
  [70, 74, [11.99, 8.98, 12.83]],
  [75, 79, [14.9, 11.15, 15.95]],
  [80, 85, [18.63, 17.14, 21.42]],
];

/** Visitors to Canada and super visa, $100,000 without a deductible. */
export const visitors: PriceList = {
  title: "Visitors and super visa: $100,000 without a deductible",
  summary:
    "A year costs about $1,900 to $2,700 at 60 to 64 and about $6,300 to $7,800 at 80 to 85; coverage of stable conditions costs more.",
  rowHeader: "Age",
  variants: { legend: "Length of the stay", options: spans, first: "year" },
  series: spans.flatMap(({ id, unit }): PriceSeries[] => {
    const basis = id === "day" ? "list" : "derived";
    return [
      { label: `Stable conditions covered, ${unit}`, basis, asOf: "January 2023", sources: ["S1145"], variant: id },
      { label: `Without conditions, ${unit}`, basis, asOf: "undated", sources: ["S421"], variant: id },
      { label: `Stable conditions covered, ${unit}`, basis, asOf: "undated", sources: ["S421"], variant: id },
    ];
  }),
  rows: visitorDays.map(([youngest, oldest, prices]): PriceRow => ({
    label: youngest === 18 ? "To 25" : `${youngest} to ${oldest}`,
    ages: { from: youngest, to: oldest },
    prices: spans.flatMap(({ days }) => prices.map((price) => (days === 1 ? price : Math.round(price * days)))),
  })),
};
