/* Words of the page /not-found. */

export const perhapsYouWanted = "Vous cherchiez peut-être";
export const startHere = "Qu’est-ce qui vous amène?";
export const listOfAllPages = "La liste de toutes les pages";
export const oopsPageNotFound = "Oups! Page introuvable";
export const pageMayHaveMoved = "La page a peut-être été déplacée, ou son adresse contient une faute de frappe.";
export const returnToHome = "Retour à l’accueil";
export const searchNorthcover = "Chercher dans Northcover";
