import { autoPricesIn } from "#content/figures/province-prices.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import type { PriceListFacts } from "./price-list-of.ts";

function priceIn(province: ProvinceCode, source: string): number | null {
  const found = autoPricesIn(province).find((price) => price.source === source);
  return typeof found?.dollars === "number" ? found.dollars : null;
}

/** Averages by province: one source and year for nine provinces, and newer ones where a source gives them. */
export const autoByProvince = {
  series: [
    { id: "paid", basis: "average", asOf: "2022", sources: ["S801"] },
    { id: "newerInOntario", basis: "average", asOf: "2024-10", sources: ["S307"] },
    { id: "newerInAlberta", basis: "average", asOf: "firstHalfOf2024", sources: ["S315"] },
    { id: "privateInQuebec", basis: "average", asOf: "2022", sources: ["S326"] },
    { id: "madeUpDrivers", basis: "quote", asOf: "2022", sources: ["S55", "S331"] },
  ],
  rows: provinceCodes.flatMap((province) => {
    const prices = [
      priceIn(province, "S801"),
      priceIn(province, "S307"),
      priceIn(province, "S315"),
      priceIn(province, "S326"),
      priceIn(province, "S55") ?? priceIn(province, "S331"),
    ];
    return prices.every((price) => price === null) ? [] : [{ id: province, province, prices }];
  }),
} as const satisfies PriceListFacts;

/** Quotes for the careful driver that sentences name, in dollars a year. */
export const carefulDriverIn = { brampton: 2707, hamilton: 1810 } as const;

/** Quotes by city: one careful driver in Ontario, thirty sample drivers elsewhere. */
export const autoByCity = {
  series: [
    { id: "carefulDriver", basis: "quote", asOf: "2023-04", sources: ["S1144"] },
    { id: "madeUpDrivers", basis: "quote", asOf: "2022", sources: ["S55"] },
  ],
  rows: [
    { id: "brampton", province: "ON", isCity: true, prices: [carefulDriverIn.brampton, null] },
    { id: "toronto", province: "ON", isCity: true, prices: [2325, null] },
    { id: "mississauga", province: "ON", isCity: true, prices: [2311, null] },
    { id: "vaughan", province: "ON", isCity: true, prices: [2158, null] },
    { id: "hamilton", province: "ON", isCity: true, prices: [carefulDriverIn.hamilton, null] },
    { id: "auroraKingStouffville", province: "ON", isCity: true, prices: [1801, null] },
    { id: "ontario", province: "ON", prices: [1744, null] },
    { id: "calgary", province: "AB", isCity: true, prices: [null, 3182] },
    { id: "edmonton", province: "AB", isCity: true, prices: [null, 3150] },
    { id: "halifax", province: "NS", isCity: true, prices: [null, 2490] },
    { id: "vancouver", province: "BC", isCity: true, prices: [null, 1841] },
    { id: "winnipeg", province: "MB", isCity: true, prices: [null, 1381] },
    { id: "saskatoon", province: "SK", isCity: true, prices: [null, 1249] },
  ],
} as const satisfies PriceListFacts;

/** Age of the careful driver. */
export const carefulDriverAge = 35;

/** Rise of the premium after one at-fault crash, as shares of one. */
export const riseAfterCrash = { low: 0.2, high: 0.5 } as const;

/** Averages in Ontario, in dollars a year. */
export const ontarioAverages = { toronto: 2638, otherCities: 1918, rural: 1592, ontario: 2006 } as const;

const withRises = (dollars: number) => [
  dollars,
  Math.round(dollars * (1 + riseAfterCrash.low)),
  Math.round(dollars * (1 + riseAfterCrash.high)),
];

/** The regulator's averages, and what a year would cost with one at-fault crash. */
export const autoCrash = {
  series: [
    { id: "paid", basis: "average", asOf: "2024-10", sources: ["S307"] },
    { id: "lowRise", basis: "derived", asOf: "calculated", sources: ["S307", "S365"] },
    { id: "highRise", basis: "derived", asOf: "calculated", sources: ["S307", "S365"] },
  ],
  rows: [
    { id: "toronto", province: "ON", prices: withRises(ontarioAverages.toronto) },
    { id: "otherCities", province: "ON", prices: withRises(ontarioAverages.otherCities) },
    { id: "rural", province: "ON", prices: withRises(ontarioAverages.rural) },
    { id: "ontario", province: "ON", prices: withRises(ontarioAverages.ontario) },
  ],
} as const satisfies PriceListFacts;

/** The careful driver's quotes by city, and what they would be with two minor tickets or one at-fault crash. */
export const autoRiseByCity = {
  series: [
    { id: "carefulDriver", basis: "quote", asOf: "2023-04", sources: ["S1144"] },
    { id: "lowRise", basis: "derived", asOf: "calculated", sources: ["S1144", "S938", "S365"] },
    { id: "highRise", basis: "derived", asOf: "calculated", sources: ["S1144", "S365"] },
  ],
  rows: autoByCity.rows.flatMap(({ prices: [dollars], ...city }) =>
    dollars === null ? [] : [{ ...city, prices: withRises(dollars) }],
  ),
} as const satisfies PriceListFacts;
