import type { Translation } from "#content/translation.ts";

/* Words of the search dialog. */

type English = typeof import("../../en/words/site-search.ts");

/** French counts 0 and 1 in the singular. */
const pages = (count: number) => (count < 2 ? "page" : "pages");

export const search = "Rechercher";
export const searchNotLoaded = "La recherche n’a pas pu être chargée.";
export const doThis: Translation<English["doThis"]> = (title) => `À faire : ${title}.`;
export const nothingFoundFor: Translation<English["nothingFoundFor"]> = (query) => `Aucun résultat pour « ${query} ».`;
export const bestOfPages: Translation<English["bestOfPages"]> = (count, total) =>
  `${count} ${pages(count)}, les meilleures sur ${total}`;
export const doThisLabel = "À faire";
export const listOfAllPages = "la liste de toutes les pages";
export const whatIsSearched =
  "Cherche dans toutes les pages et le lexique, dans votre navigateur. Ce que vous tapez n’est envoyé à personne.";
export const youMayBeOffline = "Vous êtes peut-être hors ligne. Réessayez, ou utilisez";
export const tryAgain = "Réessayer";
export const checkTheSpelling = "Vérifiez l’orthographe, essayez un mot plus simple ou parcourez";
export const whatAreYouLookingFor = "Que cherchez-vous?";
export const searching = "Recherche…";
export const countPages: Translation<English["countPages"]> = (count) => `${count} ${pages(count)}`;
export const andDefinitions: Translation<English["andDefinitions"]> = (count) =>
  `et ${count} ${count < 2 ? "définition" : "définitions"}`;
export const forQuery: Translation<English["forQuery"]> = (query) => `pour « ${query} »`;
export const inYourProvince: Translation<English["inYourProvince"]> = (section) => `${section} · Votre province`;
export const answerLabel = "Réponse";
export const showMorePages: Translation<English["showMorePages"]> = (count) =>
  `Afficher ${count} ${pages(count)} de plus`;
export const oneAnswerAnd = "1 réponse et";
