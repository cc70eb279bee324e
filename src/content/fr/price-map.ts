import type { Translation } from "#content/translation.ts";

/** Words of the map of car prices. */
export const priceMapWords = {
  legend: (year) =>
    `Ce que les conducteurs ont payé en moyenne pour leur auto en ${year}, en dollars par année, selon MoneySense. Plus la couleur est foncée, plus le prix est élevé.`,
  none: "aucune donnée",
  fact: (amount, year) => `Prime auto payée en moyenne : ${amount} par année (${year}).`,
  source: "Source :",
  table: "Les mêmes prix dans un tableau",
  caption: (year) => `Prime auto moyenne payée en ${year}`,
  province: "Province ou territoire",
  paid: "Payé en moyenne",
  note: "Le montant du Québec semble comprendre la part du régime public. Nous n’avons trouvé aucune donnée pour les territoires.",
  all: "Des prix plus récents, par province et pour l’habitation",
} as const satisfies Translation<typeof import("../en/price-map.ts").priceMapWords>;
