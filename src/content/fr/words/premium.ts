/* Words beside an estimated premium. */

import type { Translation } from "#content/translation.ts";
import type { RangePosition } from "#domain/premium-guide.ts";
import type { PremiumStep } from "#domain/premium.ts";

type English = typeof import("../../en/words/premium.ts");

export const premiumSteps = {
  life: "Montant d’assurance en milliers de dollars, fois le dixième de votre âge, fois 0,5",
  home: "Montant d’assurance fois 0,003",
  auto: "Montant d’assurance fois 0,02",
  rounding: "Arrondi au dollar",
} as const satisfies Record<PremiumStep["step"], string>;
export const lifeBasis: Translation<English["lifeBasis"]> = (range) =>
  `Selon notre guide, une assurance vie temporaire coûte à peu près ${range} par mois.`;
export const homeBasis: Translation<English["homeBasis"]> = (homeValue, range) =>
  `Selon notre guide, assurer une maison de ${homeValue}, la valeur la plus proche dans sa liste, coûte en moyenne à peu près ${range} par mois.`;
export const autoBasis: Translation<English["autoBasis"]> = (from, cheapest, to, highest, aMonth) =>
  `Dans notre guide, la prime annuelle la plus basse est de ${from} (${cheapest}), et la plus élevée, de ${to} (${highest}). Divisé par 12, cela donne à peu près ${aMonth} par mois.`;
/** Interpretation of an estimate, by its position relative to the guide's range. */
export const verdicts = {
  above:
    "Cette estimation dépasse la fourchette. Elle vient d’une formule approximative qui ne sait rien de vous. Attendez-vous à des offres différentes, souvent de beaucoup. Ce n’est pas une soumission.",
  within:
    "Cette estimation se situe dans la fourchette. Elle vient quand même d’une formule approximative qui ne sait rien de vous. Ce n’est pas une soumission : un assureur peut demander moins, ou plus.",
  below:
    "Cette estimation est sous la fourchette. Elle vient d’une formule approximative qui ne sait rien de vous : un assureur pourrait bien demander plus. Ce n’est pas une soumission.",
} as const satisfies Record<RangePosition, string>;
const positions = {
  above: "est plus élevée",
  within: "se situe dans cette fourchette",
  below: "est plus basse",
} as const satisfies Record<RangePosition, string>;
const subjects = { term: "une assurance vie temporaire", wholeLife: "une assurance vie entière" } as const;
export const estimateBesideGuide: Translation<English["estimateBesideGuide"]> = (subject, range, position) =>
  `Notre guide donne, pour ${subjects[subject]}, à peu près ${range} par mois. Cette estimation ${positions[position]}.`;
