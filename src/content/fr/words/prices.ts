import type { Translation } from "#content/translation.ts";
import type { PriceMeasure } from "#domain/province.ts";

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
export const priceWords = {
  auto: "Prix publiés pour l’auto, par année",
  home: "Prix publiés pour l’habitation, par année",
  none: "Non trouvé",
  province: "Province ou territoire",
  carGuide: "Auto : notre guide, protection complète, 2024",
  carPublished: "Auto : prix publiés",
  carNewest: "Auto : prix publié le plus récent",
  homeNewest: "Habitation : prix publié le plus récent",
  owners: "Repère de Northcover pour une protection complète",
  noGuide: "Northcover ne donne pas de repère ici.",
} as const satisfies Translation<English["priceWords"]>;

/** Periods of published prices that are no month or year. */
export const pricePeriods = {
  undated: "sans date",
  firstHalfOf2024: "premier semestre de 2024",
  /** Of figures that sites have copied from each other since about 2012. */
  listOf2012: "2022, selon une liste répétée depuis environ 2012",
} as const satisfies Translation<English["pricePeriods"]>;
