import type { Translation } from "#content/translation.ts";

/* Words of the exit-intent popup. */

type English = typeof import("../../en/words/exit-intent.ts");

export const coverageAnalysis =
  "Une analyse de vos protections : ce que vos contrats paient et ce qu’ils laissent de côté";
export const savingsOpportunities = "Des économies possibles : ce que vous payez peut-être en trop";
export const productRecommendations = "Des recommandations de produits adaptés à votre situation";
export const thirtyDayPlan = "Un plan de 30 jours : ce qu’il faut faire d’abord, et ce qui peut attendre";
export const waitDontLeave = "Attendez! Ne partez pas sans protection";
export const whatTheReviewGives = "Recevez par courriel un bilan d’assurance gratuit. Il vous donne :";
export const reviewIsOnTheWay =
  "Votre bilan d’assurance gratuit est en route! Surveillez vos courriels dans les prochaines minutes.";
export const sendMyFreeReview = "Recevoir mon bilan gratuit";
export const noThankYou = "Non merci";
/** `at` is a formatted day and time. */
export const sentOn: Translation<English["sentOn"]> = (at, email) =>
  `Demande envoyée : ${at}. Votre bilan arrivera par courriel à ${email}.`;
export const closeReceipt = "Fermer";
/** Text of the button while the lead is being sent. */
export const sendingReview = "Envoi en cours…";
