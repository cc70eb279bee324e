import { autoByCity, autoByProvince, autoCrash } from "#text/learn/prices/auto.ts";
import { condo, homeByCity, tenant } from "#text/learn/prices/home.ts";
import { criticalIllness, disability } from "#text/learn/prices/illness.ts";
import { creditorLife, termLife, termSmoking, wholeLife } from "#text/learn/prices/life.ts";
import { tripAt30, tripsByAge, visitors } from "#text/learn/prices/travel.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { PriceListFigure } from "#widgets/charts/prices/price-list-figure.tsx";
import { PricePickers as Pickers } from "#widgets/charts/prices/price-pickers.tsx";

const lists = {
  "auto-by-city": autoByCity,
  "auto-by-province": autoByProvince,
  "auto-crash": autoCrash,
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
};

export interface PriceListProps {
  readonly of: keyof typeof lists;
}

/** One list of published prices, as a plot and a table. */
export function PriceList({ of }: PriceListProps) {
  return <PriceListFigure list={lists[of]} />;
}

const cities = [
  ...new Set(
    Object.values(lists).flatMap(({ rows }) => rows.flatMap(({ label, isCity }) => (isCity === true ? [label] : []))),
  ),
].toSorted((one, other) => (one < other ? -1 : 1));

/** The questions that mark the nearest prices in every list of the page. */
export function PricePickers() {
  return <Pickers cities={cities} provinceWords={provincePickerWords} />;
}
