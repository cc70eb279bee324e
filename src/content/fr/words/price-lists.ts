import type { Translation } from "#content/translation.ts";

type English = typeof import("../../en/words/price-lists.ts");

/** Words of the lists of prices. */
export const priceListWords = {
  table: "Les mêmes prix en tableau",
  yours: "Le plus près de votre cas",
  notStated: "Non précisé",
  date: "Date et source",
  columnAndDate: (label: string, date: string) => `${label} (${date})`,
  noAgeNear: "Dans cette liste, aucun âge n’est à moins de cinq ans du vôtre.",
  noPlaceNear: "Cette liste n’a pas de prix pour votre ville ou votre province.",
  lists: "Prix dans ce graphique",
  pickers: "Montrer le prix le plus près de mon cas",
  pickersHint:
    "L’âge, le sexe, le tabac et la ville restent dans cette page. Vos réponses font ressortir le prix publié le plus proche; elles n’en calculent aucun.",
  age: "Âge",
  anyAge: "Tous les âges",
  sex: "Sexe",
  man: "Homme",
  woman: "Femme",
  both: "Les deux",
  smoking: "Tabac",
  nonSmoker: "Ne fume pas",
  smoker: "Fume",
  city: "Ville",
  anyCity: "Toutes les villes",
  sellerAndDate: (seller: string, kind: string, date: string) => `${seller}, ${date} (${kind})`,
} as const satisfies Translation<English["priceListWords"]>;

const nearest = (parts: readonly string[]) => `Prix en évidence pour : ${parts.join(", ")}.`;

/** The visitor's choices in one sentence, for screen readers. */
export function markedFor({
  age,
  sex,
  smokes,
  place,
}: {
  readonly age: number | null;
  readonly sex: string | null;
  readonly smokes: boolean | null;
  readonly place: string | null;
}): string {
  const parts = [
    age === null ? null : `${age} ans`,
    sex,
    smokes === null ? null : smokes ? "fume" : "ne fume pas",
    place,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "Aucun prix n’est mis en évidence." : nearest(parts);
}
