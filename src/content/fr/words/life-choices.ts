import type { AgeBand } from "#domain/life-needs.ts";
import type { Translation } from "#content/translation.ts";

/* Choices and bands of the life insurance calculator. */

/** "A ou B", "A, B ou C". */
export const anyOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ou ${names.at(-1) ?? ""}`;

/** Ages with the same multiple of income. */
export const ageBandName = ({ from, to }: AgeBand) => {
  if (to === undefined) return `${from}\u00A0ans et plus`;
  return from === 0 ? `moins de ${to + 1}\u00A0ans` : `de ${from} à ${to}\u00A0ans`;
};
export const overAge = (age: number) => `Plus de ${age}\u00A0ans`;
export const smoker = "Tabac";
export const lifeChoices = {
  female: "Femme",
  male: "Homme",
  no: "Non",
  yes: "Oui",
  excellent: "Excellente",
  good: "Bonne",
  fair: "Passable",
  poor: "Mauvaise",
  single: "Célibataire",
  married: "Marié ou mariée",
  divorced: "Divorcé ou divorcée",
  widowed: "Veuf ou veuve",
} as const satisfies Translation<typeof import("../../en/words/life-choices.ts").lifeChoices>;
