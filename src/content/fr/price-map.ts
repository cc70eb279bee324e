import type { Translation } from "#content/translation.ts";

/** Words of the map of car prices. */
export const priceMapWords = {
  legend:
    "Ce que les conducteurs ont payé en moyenne pour leur auto, en dollars par année : en 2022, et en 2024 en Ontario et en Alberta. Plus la couleur est foncée, plus le prix est élevé.",
  none: "aucune donnée",
  fact: (amount, period) => `Prime auto payée en moyenne : ${amount} par année (${period}).`,
  source: "Source :",
  table: "Les mêmes prix dans un tableau",
  caption: "Prime auto moyenne payée, selon le chiffre le plus récent",
  province: "Province ou territoire",
  paid: "Payé en moyenne",
  period: "Période",
  note: "Le montant du Québec semble comprendre la part du régime public. Pour les territoires, nous n’avons trouvé que des moyennes de 2017 à 2020, qui se trouvent dans leurs guides.",
  all: "Tous les prix, par province et pour l’habitation",
} as const satisfies Translation<typeof import("../en/price-map.ts").priceMapWords>;
