import type { PriceList } from "#domain/price-list.ts";
import { autoByCity, autoByProvince, autoCrash, autoRiseByCity } from "#text/learn/prices/auto.ts";
import { condo, homeByCity, tenant } from "#text/learn/prices/home.ts";
import { criticalIllness, disability } from "#text/learn/prices/illness.ts";
import { creditorLife, termLife, termSmoking, wholeLife } from "#text/learn/prices/life.ts";
import { tripAt30, tripsByAge, visitors } from "#text/learn/prices/travel.ts";

/** All lists of published prices, by the name that the page uses. */
export const priceLists = {
  "auto-by-city": autoByCity,
  "auto-by-province": autoByProvince,
  "auto-crash": autoCrash,
  "auto-rise-by-city": autoRiseByCity,
  condo,
  "creditor-life": creditorLife,
  "critical-illness": criticalIllness,
  disability,
  "home-by-city": homeByCity,
  tenant,
  "term-life": termLife,
  "term-smoking": termSmoking,
  "trip-at-30": tripAt30,
  "trips-by-age": tripsByAge,
  visitors,
  "whole-life": wholeLife,
} as const satisfies Readonly<Record<string, PriceList>>;
