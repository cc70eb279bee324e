import type { Translation } from "#content/translation.ts";

/* Words of the notice about leads queued in the browser. */

type English = typeof import("../../en/words/lead-outbox.ts");

export const label = "Une demande en attente d’envoi";
/** `sent` is the time of submission, formatted. */
export const waiting: Translation<English["waiting"]> = (interest, sent) =>
  `Votre demande (${interest}) est encore dans ce navigateur. Vous l’avez envoyée hors ligne (${sent}).`;
export const aboutToSend = "Elle partira dans quelques secondes.";
export const offline = "Elle partira dès que vous serez de nouveau en ligne.";
export const sending = "Envoi en cours…";
export const failed =
  "L’envoi n’a pas fonctionné cette fois-ci. Nous réessayerons à la prochaine page que vous ouvrirez.";
export const stored: Translation<English["stored"]> = (interest) =>
  `Votre demande (${interest}) a été envoyée. Elle n’est plus gardée dans ce navigateur.`;
export const refused: Translation<English["refused"]> = (interest) =>
  `Notre système n’a pas accepté votre demande (${interest}). Elle n’a pas été enregistrée et n’est plus gardée pour l’envoi.`;
export const backInForm =
  "Ce que vous avez écrit est de nouveau dans son formulaire, jusqu’à ce que vous fermiez cet onglet. Vérifiez-le et envoyez-le de nouveau :";
export const openForm = "ouvrir le formulaire";
/** Precedes the mail link. */
export const otherWay = "Vous pouvez aussi nous écrire à";
export const sendNow = "Envoyer maintenant";
export const discard = "Supprimer";
export const close = "Fermer";
