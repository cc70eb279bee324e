import type { Translation } from "#content/translation.ts";
import type { NamedPricePeriod, PriceBasis, PricePeriod } from "#domain/price-list.ts";
import type { PriceMeasure } from "#domain/province.ts";
import { longPeriod } from "#format/long-date.ts";

type English = typeof import("../../en/words/prices.ts");

/** Label of the price measure, printed after the amount. */
export const priceMeasures = {
  paid: "payés en moyenne",
  "paid-private": "payés en moyenne, sans la part du régime public",
  "paid-with-public": "payés en moyenne, avec la part du régime public",
  "paid-owner": "payés en moyenne par les propriétaires de maison",
  "paid-condo": "payés en moyenne par les copropriétaires",
  profiles: "prix médian pour 30 conducteurs types",
  quoted: "soumission moyenne sur un site de comparaison",
  "quoted-with-water": "soumission moyenne, avec un ensemble de garanties pour l’eau",
  broker: "fourchette habituelle d’un courtier",
} as const satisfies Record<PriceMeasure, string>;
/** Kind of a published price, printed with its date. */
export const priceBases = {
  quote: "soumissions",
  average: "moyenne payée",
  list: "liste de prix",
  derived: "notre calcul",
} as const satisfies Record<PriceBasis, string>;

export const priceWords = {
  auto: "Prix publiés pour l’auto, par année",
  home: "Prix publiés pour l’habitation, par année",
  none: "Non trouvé",
  province: "Province ou territoire",
  carGuide: "Auto : notre guide, protection complète, 2024",
  carPublished: "Auto : prix publiés",
  carNewest: "Auto, publié",
  homeNewest: "Habitation, publié",
  others: "Autres prix publiés",
  owners: "Repère de Northcover pour une protection complète",
  noGuide: "Northcover ne donne pas de repère ici.",
} as const satisfies Translation<English["priceWords"]>;

const namedPeriods: Readonly<Partial<Record<string, string>>> = {
  undated: "sans date",
  calculated: "notre calcul",
  firstHalfOf2024: "premier semestre de 2024",
  schoolYear2024: "2024 à 2025",
  from2017To2020: "2017 à 2020",
  repeatedSince2012: "2022, selon une liste reprise depuis 2012 environ",
} satisfies Record<NamedPricePeriod, string>;

/** The period of a published price: "octobre 2024", "sans date". */
export const pricePeriod = (period: PricePeriod) => namedPeriods[period] ?? longPeriod(period);
