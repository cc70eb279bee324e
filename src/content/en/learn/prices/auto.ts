import { autoPricesIn } from "#content/figures/province-prices.ts";
import type { PriceList, PriceRow, PriceSeries } from "#domain/price-list.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import { provinceNamesByCode } from "../../words/province-names.ts";

function priceIn(province: ProvinceCode, source: string): number | null {
  const found = autoPricesIn(province).find((price) => price.source === source);
  return typeof found?.dollars === "number" ? found.dollars : null;
}

/** Averages by province: one source and year for nine provinces, and newer ones where a source gives them. */
export const autoByProvince: PriceList = {
  title: "Car insurance by province, the average paid, a year",
  summary:
    "In 2022 the average ran from $948 in Prince Edward Island to $1,683 in Ontario, which had reached $2,006 by October 2024.",
  rowHeader: "Province",
  series: [
    { label: "Average paid", basis: "average", asOf: "2022", sources: ["S801"] },
    { label: "Newer average, Ontario", basis: "average", asOf: "October 2024", sources: ["S307"] },
    { label: "Newer average, Alberta", basis: "average", asOf: "first half of 2024", sources: ["S315"] },
    { label: "Private part only, Quebec", basis: "average", asOf: "2022", sources: ["S326"] },
    { label: "Thirty made-up drivers, median", basis: "quote", asOf: "2022", sources: ["S55", "S331"] },
  ],
  rows: provinceCodes.flatMap((province): PriceRow[] => {
    const prices = [
      priceIn(province, "S801"),
      priceIn(province, "S307"),
      priceIn(province, "S315"),
      priceIn(province, "S326"),
      priceIn(province, "S55") ?? priceIn(province, "S331"),
    ];
    return prices.every((price) => price === null) ? [] : [{ label: provinceNamesByCode[province], province, prices }];
  }),
};

const inOntario = (label: string, prices: PriceRow["prices"]): PriceRow => ({
  label,
  province: "ON",
  isCity: true,
  prices,
});

/** Quotes by city: one careful driver in Ontario, thirty made-up drivers elsewhere. */
export const autoByCity: PriceList = {
  title: "Car insurance by city, a year",
  summary: "For one careful driver Brampton was about half as expensive again as Hamilton in April 2023.",
  rowHeader: "City",
  series: [
    {
      label: "One driver of 35 with a clean record and a Civic",
      basis: "quote",
      asOf: "April 2023",
      sources: ["S1144"],
    },
    { label: "Thirty made-up drivers, median", basis: "quote", asOf: "2022", sources: ["S55"] },
  ],
  rows: [
    inOntario("Brampton", [2707, null]),
    inOntario("Toronto", [2325, null]),
    inOntario("Mississauga", [2311, null]),
    inOntario("Vaughan", [2158, null]),
    inOntario("Hamilton", [1810, null]),
    inOntario("Aurora, King and Stouffville", [1801, null]),
    { label: "All of Ontario", province: "ON", prices: [1744, null] },
    { label: "Calgary", province: "AB", isCity: true, prices: [null, 3182] },
    { label: "Edmonton", province: "AB", isCity: true, prices: [null, 3150] },
    { label: "Halifax", province: "NS", isCity: true, prices: [null, 2490] },
    { label: "Vancouver", province: "BC", isCity: true, prices: [null, 1841] },
    { label: "Winnipeg", province: "MB", isCity: true, prices: [null, 1381] },
    { label: "Saskatoon", province: "SK", isCity: true, prices: [null, 1249] },
  ],
};

const ontarioAverages = [
  ["Greater Toronto Area", 2638],
  ["Other cities of Ontario", 1918],
  ["Rural Ontario", 1592],
  ["All of Ontario", 2006],
] as const;

const crash = (label: string): PriceSeries => ({
  label,
  basis: "derived",
  asOf: "our calculation",
  sources: ["S307", "S365"],
});

const times = (dollars: number, percent: number) => Math.round((dollars * (100 + percent)) / 100);

/** The regulator's averages, and what a year would cost with one at-fault crash. */
export const autoCrash: PriceList = {
  title: "What one at-fault crash adds in Ontario, a year",
  summary:
    "On Ontario's average of $2,006, a rise of 20% to 50% is about $401 to $1,003 a year; around Toronto it is $528 to $1,319.",
  rowHeader: "Where",
  series: [
    { label: "Average paid", basis: "average", asOf: "October 2024", sources: ["S307"] },
    crash("With one crash, 20% more"),
    crash("With one crash, 50% more"),
  ],
  rows: ontarioAverages.map(([label, dollars]) => ({
    label,
    province: "ON",
    prices: [dollars, times(dollars, 20), times(dollars, 50)],
  })),
};
