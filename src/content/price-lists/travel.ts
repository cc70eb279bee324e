import type { PriceListFacts, RowFacts, SeriesFacts } from "./price-list-of.ts";

const from = (low: number, high: number) => ({ from: low, to: high });

/** Kinds of plan for one trip. */
export const tripPlans = {
  options: [{ id: "medical" }, { id: "cancellation" }, { id: "everything" }],
  first: "medical",
} as const;

/** Ten days in the United States at 30, by seller and kind of plan. */
export const tripAt30 = {
  series: tripPlans.options.map(
    ({ id }) => ({ id, basis: "quote", asOf: "2024-08", sources: ["S857"], variant: id }) as const,
  ),
  rows: [
    { id: "costco", prices: [30, from(245, 270), from(175, 180)] },
    { id: "caa", prices: [from(37, 44), from(395, 435), from(315, 435)] },
    { id: "scotiabank", prices: [from(38, 42), from(260, 285), from(180, 194)] },
    { id: "blueCross", prices: [42, from(220, 235), from(260, 275)] },
    { id: "manulife", prices: [42, from(375, 410), from(430, 455)] },
    { id: "bmo", prices: [45, from(250, 270), from(265, 290)] },
    { id: "rbc", prices: [49, 306, 333] },
    { id: "cibc", prices: [from(49, 53), from(405, 440), from(440, 480)] },
    { id: "td", prices: [55, 463, 540] },
    { id: "allianz", prices: [56, from(260, 285), from(310, 345)] },
    { id: "coOperators", prices: [56, from(255, 280), from(310, 340)] },
    { id: "medipac", prices: [93, null, null] },
  ],
} as const satisfies PriceListFacts;

/** Ages of the travellers, and the prices that the summaries name, in dollars. */
export const tripFigures = {
  tenDays: { age: 30, dollars: from(30, 93) },
  twoMonths: { age: 70, dollars: from(466.67, 669.6) },
  threeMonths: { dollars: from(900, 2200) },
} as const;

/** Medical coverage by age and length of the trip. */
export const tripsByAge = {
  isOneSourceARow: true,
  series: [
    { id: "tenDays", basis: "quote", asOf: "2024-08", sources: ["S857"] },
    { id: "twoMonths", basis: "quote", asOf: "2024-10", sources: ["S425"] },
    { id: "threeMonths", basis: "quote", asOf: "2025", sources: ["S858"] },
  ],
  rows: [
    {
      id: "tenDays",
      ages: from(tripFigures.tenDays.age, tripFigures.tenDays.age),
      prices: [tripFigures.tenDays.dollars, null, null],
    },
    {
      id: "twoMonths",
      ages: from(tripFigures.twoMonths.age, tripFigures.twoMonths.age),
      prices: [null, tripFigures.twoMonths.dollars, null],
    },
    { id: "threeMonths", prices: [null, null, tripFigures.threeMonths.dollars] },
  ],
} as const satisfies PriceListFacts;

/** Lengths of a visitor's stay, in days. */
export const visitorStays = {
  options: [
    { id: "day", days: 1 },
    { id: "year", days: 365 },
  ],
  first: "year",
} as const;

const visitorPlans = [
  { plan: "stable", asOf: "2023-01", sources: ["S1145"] },
  { plan: "withoutConditions", asOf: "undated", sources: ["S421"] },
  { plan: "stable", asOf: "undated", sources: ["S421"] },
] as const;

/** Prices a day, by age, in the order of the plans. */
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

interface VisitorSeries extends SeriesFacts {
  readonly plan: (typeof visitorPlans)[number]["plan"];
  readonly stay: (typeof visitorStays.options)[number]["id"];
}

interface VisitorRow extends RowFacts {
  readonly ages: NonNullable<RowFacts["ages"]>;
  /** Whether the band has no lower end in the source. */
  readonly isYoungest: boolean;
}

/** Visitors to Canada and super visa, $100,000 without a deductible. */
export const visitors = {
  series: visitorStays.options.flatMap(({ id: stay }) =>
    visitorPlans.map((plan): VisitorSeries => ({
      ...plan,
      id: `${plan.plan} ${plan.asOf} ${stay}`,
      stay,
      basis: stay === "day" ? "list" : "derived",
      variant: stay,
    })),
  ),
  rows: visitorDays.map(([youngest, oldest, prices], at): VisitorRow => ({
    id: String(youngest),
    ages: from(youngest, oldest),
    isYoungest: at === 0,
    prices: visitorStays.options.flatMap(({ days }) =>
      prices.map((price) => (days === 1 ? price : Math.round(price * days))),
    ),
  })),
} as const satisfies PriceListFacts;

/** Amount of the list in dollars, and the yearly prices that its summary names. */
export const visitorFigures = {
  amount: 100_000,
  inSixties: { ages: from(60, 64), dollars: from(1900, 2700) },
  inEighties: { ages: from(80, 85), dollars: from(6300, 7800) },
} as const;
