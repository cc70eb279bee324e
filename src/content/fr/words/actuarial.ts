import type { Translation } from "#content/translation.ts";

/* Words of the risk charts. */

type English = typeof import("../../en/words/actuarial.ts");

export const likeliestNumberOfClaims: Translation<English["likeliestNumberOfClaims"]> = (count, chance) =>
  `Nombre de sinistres le plus probable : ${count} (${chance}). Le tableau donne les chiffres.`;
export const barsAsTable = "Les barres en tableau";
export const halfAreStillAlive: Translation<English["halfAreStillAlive"]> = (start, age) =>
  `Sur ${start} personnes, la moitié sont encore en vie à ${age} ans. Le tableau donne les chiffres.`;
export const halfAliveAt: Translation<English["halfAliveAt"]> = (age) => `La moitié en vie à ${age} ans`;
export const curveAsTable = "La courbe en tableau";
export const chanceOfDying = "Probabilité de mourir dans l’année";
export const asFigures: Translation<English["asFigures"]> = (title) => `${title}, en chiffres`;
export const everyTenYears: Translation<English["everyTenYears"]> = (title) => `${title}, tous les dix ans`;
export const claimsColumn = "Sinistres";
export const chanceColumn = "Probabilité";
export const ageColumn = "Âge";
export const aliveColumn = "En vie";
