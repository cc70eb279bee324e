import type { Translation } from "#content/translation.ts";

/* Words of the hub of tools. */

type English = typeof import("../../en/words/tools-hub.ts");

/** A minute for three questions. */
export const answersInTheBrowser: Translation<English["answersInTheBrowser"]> = (questions) => {
  const minutes = Math.ceil(questions / 3);
  return `${questions} questions, environ ${minutes < 2 ? "1 minute" : `${minutes} minutes`}, en privé`;
};
export const freeTools = "Outils et calculatrices gratuits";
export const eachToolAnswersHere =
  "Chaque outil fonctionne dans votre navigateur, montre toutes les étapes et n’envoie aucune de vos réponses. Répondez à ce que vous pouvez. Vous aimez mieux demander à quelqu’un? Chaque page se termine par un formulaire.";
export const bookACallInstead = "Réserver plutôt un appel gratuit";
export const ratherTalkToSomeone = "Vous préférez parler à quelqu’un?";
export const fifteenMinutesFree =
  "Quinze minutes au téléphone, sans frais. Ou téléchargez notre guide et lisez-le quand vous voulez.";
export const bookFreeConsultation = "Réserver une consultation gratuite";
export const downloadInsuranceGuide = "Télécharger le guide d’assurance";
