import type { Translation } from "#content/translation.ts";

/* Words around a tool. */

type English = typeof import("../../en/words/tool-screen.ts");

export const youAskForAQuoteFrom = "Vous demandez une soumission à :";
export const requestCarriesNames = "Votre demande contient ces noms.";
/* The three parts of one title: "Réservez gratuitement 15 minutes de consultation". */
export const bookAFree = "Réservez gratuitement";
export const fifteenMinute = "15 minutes";
export const consultation = "de consultation";
export const quarterOfAnHour =
  "Quinze minutes au téléphone pour parler de vos assurances, sans frais et sans obligation d’achat.";
export const youMaySave = "Vous pourriez économiser";
export const onYourPremiums = "sur vos primes. Ce n’est pas une promesse : l’économie peut être moindre, ou nulle.";
export const getYourFreeConsultation = "Demandez votre consultation gratuite";
export const leaveANumber = "Laissez un numéro, et nous vous appellerons pour fixer l’heure.";
export const bookMyConsultation = "Réserver ma consultation";
export const backToTools = "Retour aux outils";
export const getYourTool: Translation<English["getYourTool"]> = (title) => `À recevoir : ${title}`;
export const questionsAboutYourResult =
  "Des questions sur votre résultat? Une personne lit votre demande et y répond. C’est gratuit, sans obligation d’achat.";
export const askUsAboutThis = "Posez-nous vos questions";
export const sendMyRequest = "Envoyer ma demande";
