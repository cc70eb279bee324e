import type { Translation } from "#content/translation.ts";

/* Words of the search dialog. */

type English = typeof import("../../en/words/site-search.ts");

/** French counts 0 and 1 in the singular. */
const pages = (count: number) => (count < 2 ? "page" : "pages");

export const search = "Rechercher";
export const searchNotLoaded = "La recherche n’a pas pu être chargée.";
export const doThis: Translation<English["doThis"]> = (title) => `À faire : ${title}.`;
export const nothingFoundFor: Translation<English["nothingFoundFor"]> = (query) => `Aucun résultat pour « ${query} ».`;
export const nothingOn: Translation<English["nothingOn"]> = (words) =>
  `Nous n’avons rien sur ${words.map((word) => `« ${word} »`).join(" ni sur ")}.`;
export const nearestPages = "Les pages les plus proches :";
export const askSomeone = "Posez votre question : un appel gratuit de 15 minutes";
export const suggestions: Translation<English["suggestions"]> = [
  "Pourquoi ma prime a-t-elle monté?",
  "Ma réclamation est refusée",
  "Un sous-sol inondé est-il couvert?",
  "De combien d’assurance vie ai-je besoin?",
  "Puis-je résilier mon contrat?",
  "C’est quoi, une franchise?",
];
export const doThisLabel = "À faire";
export const listOfAllPages = "la liste de toutes les pages";
export const whatIsSearched =
  "Cherche dans toutes les pages et le lexique, dans votre navigateur. Ce que vous tapez n’est envoyé à personne.";
export const youMayBeOffline = "Vous êtes peut-être hors ligne. Réessayez, ou utilisez";
export const tryAgain = "Réessayer";
export const checkTheSpelling = "Vérifiez l’orthographe, essayez un mot plus simple ou parcourez";
export const whatAreYouLookingFor = "Que cherchez-vous?";
export const searching = "Recherche…";
export const inYourProvince: Translation<English["inYourProvince"]> = (section) => `${section} · Votre province`;
export const answerLabel = "Réponse";
export const showMorePages: Translation<English["showMorePages"]> = (count) =>
  `Afficher ${count} ${pages(count)} de plus`;

/** What a search found, counted. */
export type Found = Parameters<English["found"]>[0];

/** “1 réponse, les 20 meilleures pages sur 143 et 1 définition pour « franchise »”, without what there is none of. */
export function found({ isAnswered, pagesShown, pagesFound, definitions, query }: Found): string {
  const pagesCounted =
    pagesFound > pagesShown
      ? `${isAnswered ? "les" : "Les"} ${pagesShown} meilleures pages sur ${pagesFound}`
      : `${pagesShown} ${pages(pagesShown)}`;
  const isOnlyPages = !isAnswered && definitions === 0;
  const counts = [
    ...(isAnswered ? ["1 réponse"] : []),
    ...(pagesShown > 0 || isOnlyPages ? [pagesCounted] : []),
    ...(definitions > 0 ? [`${definitions} ${definitions < 2 ? "définition" : "définitions"}`] : []),
  ];
  const last = counts.pop() ?? "";
  return `${counts.length === 0 ? "" : `${counts.join(", ")} et `}${last} pour « ${query} »`;
}
