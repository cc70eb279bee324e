import type { Translation } from "#content/translation.ts";

/* Words of the directory of offices. */

type English = typeof import("../../en/words/offices.ts");

export const cost = "Coût";
export const time = "Délai";
export const limits = "Limites";
/** Opens an office's remit, limits, cost and time on a phone. */
export const remit = "Son rôle";
/** Screen readers get the office's name after this word. */
export const page = "Sa page";
/** For a phone number from an old text; `year` is the year of that text. */
export const listedIn: Translation<English["listedIn"]> = (year) => `selon une liste de ${year}`;
export const checkedOn: Translation<English["checkedOn"]> = (day) =>
  `Pages et numéros de téléphone vérifiés le ${day}.`;
export const checkedBetween: Translation<English["checkedBetween"]> = (first, last) =>
  `Pages et numéros de téléphone vérifiés entre le ${first} et le ${last}.`;
/** Heading of a province's offices in its guide. */
export const officesTitle = "Organismes et numéros de téléphone";
export const officesLead =
  "Qui répond ici à une question ou reçoit une plainte, ce que chaque organisme ne peut pas faire, et comment le joindre.";
export const toOfficesOfCanada = "Services pour tout le Canada";
