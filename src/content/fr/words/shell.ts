import type { Translation } from "#content/translation.ts";

/* Words of the shell: navigation, footer, reading bar, loading placeholder and error fallback. */

type English = typeof import("../../en/words/shell.ts");

export const unexpectedApplicationError = "Erreur imprévue de l’application!";
export const noDescription = "L’erreur n’a pas de description.";
export const faultIsOurs = "L’erreur vient de nous, pas de vous.";
export const returnToHome = "Retour à l’accueil";
export const orLoadAgain = ", ou rechargez cette page.";
export const loading: Translation<English["loading"]> = (label) => `Chargement : ${label}…`;
export const calculatorNotFetched =
  "La calculatrice n’a pas pu être chargée. Vérifiez votre connexion et appuyez de nouveau.";
export const openingTheCalculator = "La calculatrice s’ouvre…";
export const premiumCalculator = "Calculatrice de primes";
export const error = "Erreur";
export const somethingWentWrong = "Une erreur s’est produite. Réessayez.";
export const search = "Rechercher";
export const sectionsOfThisPage = "Sections de cette page";
export const independentResource: Translation<English["independentResource"]> = (siteName) =>
  `${siteName} est un site indépendant, qui peut recevoir une commission de partenaires en assurance. Vous lisez ici de l’information, pas des conseils. Les règles varient d’une province à l’autre, et c’est le texte de votre contrat qui décide.`;
export const legal = "Mentions légales";
export const skipToForm = "Passer au formulaire";
export const menu = "Menu";
export const main = "Menu principal";
export const findAPage = "Trouver une page";
export const sectionOf: Translation<English["sectionOf"]> = (current, all) => `Section ${current} sur ${all}`;
export const yourProvince = "Votre province";
export const somethingWrong = "Demande refusée ou plainte";
export const yourCase = "Votre cas";
export const contact = "Nous joindre";
export const privacyContact: Translation<English["privacyContact"]> = (email) => `Renseignements personnels : ${email}`;
export const getQuote = "Soumission";
export const learn = "Guides";
export const insuranceTypes = "Types d’assurance";
export const resources = "Ressources";
export const partNotLoaded = "Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.";
export const pageNotFound = "Page introuvable";

/** Words of the link that replaces a dialog's button without JavaScript. */
export const dialogWithoutScript = {
  text: "Ce bouton a besoin de JavaScript. Sans lui, utilisez ce formulaire :",
  href: "/tools/consultation",
  label: "Réserver une consultation gratuite",
} as const satisfies Translation<English["dialogWithoutScript"]>;
