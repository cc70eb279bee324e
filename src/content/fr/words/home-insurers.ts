import type { Translation } from "#content/translation.ts";

/* Words of the lists, tables and figures of home insurers. */

type English = typeof import("../../en/words/home-insurers.ts");

export const insurersRanked = "assureurs classés";
export const lowestPrice = "par mois, le plus bas des prix « à partir de »";
export const bestClaimsRating = "meilleure note pour les sinistres";
export const topServiceScore = "meilleure note de la clientèle";

export const homeInsurersRanked = "Classement des assureurs habitation";
export const homeInsurersByName = "Assureurs habitation, en ordre alphabétique";
export const forAndAgainst = "Pour et contre";
export const ofInsurer: Translation<English["ofInsurer"]> = (company) => `(${company})`;
export const totalOfHundred: Translation<English["totalOfHundred"]> = (total) => `${total} sur 100`;
export const monthlyFrom = "Par mois, dès";
export const claimsSatisfaction = "Sinistres : satisfaction";
export const claimsInShort = "Sinistres";
export const customerService = "Service à la clientèle";
export const serviceInShort = "Service";
export const rating = "Cote";

export const claimsSatisfactionHighestFirst = "Satisfaction après un sinistre, de la plus élevée à la plus basse";
export const strengthGrades = "Cotes de solidité des assureurs habitation";
export const insurer = "Assureur";
export const claims = "Sinistres";
export const service = "Service";
export const newestGrade = "Cote la plus récente";
