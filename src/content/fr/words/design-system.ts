import type { Translation } from "#content/translation.ts";

/* Words of the design system's components. */

type English = typeof import("../../en/words/design-system.ts");

export const backToTop = "Haut de page";
export const breadcrumb = "Fil d’Ariane";
export const goodToKnow = "Bon à savoir";
export const inYourFavour = "À votre avantage";
export const takeCare = "Attention";
export const close = "Fermer";
export const thereIsAProblem = "Il y a un problème";
export const errorLabel = "Erreur :";
export const optional = "(facultatif)";
export const opensInNewTab = "(s’ouvre dans un nouvel onglet)";
export const onThisPage = "Sur cette page";
export const skipToContent = "Passer au contenu";
export const fromTo: Translation<English["fromTo"]> = (min, max) => `De ${min} à ${max}`;
export const notReadable: Translation<English["notReadable"]> = (value) =>
  `Nous n’avons pas pu lire ce nombre. La valeur reste la même : ${value}.`;
export const partFailed =
  "Cette partie de la page ne fonctionne plus. L’erreur vient de nous, et ce que vous avez entré ailleurs est encore là.";
export const tryAgain = "Réessayer";
export const nothingToShow = "Rien à afficher.";
export const next: Translation<English["next"]> = (title) => `Suivant : ${title}`;
/** Accessible name of the button that closes a message. */
export const dismissMessage: Translation<English["dismissMessage"]> = (title) => `Fermer : ${title}`;
export const notifications = "Avis";
export const details = "Détails";
/** Accessible name of the button that shows a row's details. */
export const detailsOf: Translation<English["detailsOf"]> = (name) => `Détails : ${name}`;
