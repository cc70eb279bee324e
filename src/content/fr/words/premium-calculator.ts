import type { Translation } from "#content/translation.ts";

/* Words of the premium calculator. */

type English = typeof import("../../en/words/premium-calculator.ts");

export const insurancePremiumCalculator = "Calculatrice de primes d’assurance";
export const roughMonthlyFigure =
  "Un ordre de grandeur par mois, en quelques secondes. Le calcul se fait dans votre navigateur; rien de ce que vous entrez n’est enregistré ni envoyé.";
export const lifeInsurance = "Assurance vie";
export const homeInsurance = "Assurance habitation";
export const autoInsurance = "Assurance auto";
export const insuranceType = "Type d’assurance";
export const chooseOne = "Choisissez une réponse";
export const age = "Âge";
export const coverage = "Montant d’assurance";
export const calculatePremium = "Calculer la prime";
export const estimateInWords: Translation<English["estimateInWords"]> = (monthly) =>
  `Prime mensuelle estimée : ${monthly}. Une estimation, pas une soumission.`;
export const pressForNewEstimate = "Appuyez sur « Calculer la prime » pour une estimation avec vos nouveaux choix.";
export const getOffersThatFit = "Recevez des offres adaptées à vos besoins";
export const estimateKnowsNothing =
  "Une estimation ne sait rien de vous. Laissez votre nom, et une personne vous répondra. Si vous êtes d’accord, nous transmettons votre demande à une personne autorisée à vendre de l’assurance, qui peut vous faire une offre. Ce que vous avez entré plus haut ne fait pas partie de la demande.";
export const getMyQuotes = "Obtenir mes soumissions";
export const estimatedMonthlyPremium = "Prime mensuelle estimée";
export const thisEstimate = "Cette estimation";
export const ourOwnGuide = "Notre guide";
export const isThatRealistic = "Est-ce réaliste?";
export const howWeGotThere = "Comment est-ce calculé?";
