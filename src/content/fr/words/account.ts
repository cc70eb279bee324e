import type { Translation } from "#content/translation.ts";

/* Words of the second factor. */

type English = typeof import("../../en/words/account.ts");

export const enterTheCode6Digits = "Entrez le code : 6 chiffres, sans lettres.";
export const thatCodeIsNotRight = "Ce code n’est pas le bon. Vérifiez-le et tapez-le de nouveau.";
export const thereWereTooManyTries = "Il y a eu trop d’essais. Attendez quelques minutes, puis réessayez.";
export const weCouldNotReach = "Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion, puis réessayez.";
export const yourSessionHasEndedSign = "Votre session est terminée. Ouvrez de nouveau une session pour continuer.";
export const yourSessionCantBeConfirmed =
  "Votre session ne peut pas être confirmée. Ouvrez de nouveau une session pour continuer.";
export const thatDidNotWorkTry =
  "Cela n’a pas fonctionné. Réessayez plus tard, ou utilisez un autre moyen si vous en avez un.";
export const thatCodeHasExpiredSend = "Ce code est expiré. Demandez-en un nouveau, puis tapez-le ici.";
export const thatCodeHasExpiredType = "Ce code est expiré. Tapez celui que votre application affiche maintenant.";
export const yourCode = "Votre code";
export const weHaveSentYouCodes: Translation<English["weHaveSentYouCodes"]> = (sent) =>
  `Nous vous avons envoyé ${sent} codes. Seul le dernier fonctionne.`;
export const confirm = "Confirmer";
export const sendANewCode = "Envoyer un nouveau code";
export const anotherWay = "Utiliser un autre moyen";
export const authenticatorApp: Translation<English["authenticatorApp"]> = (name) =>
  `Application d’authentification${name}`;
export const openYourAuthenticatorApp: Translation<English["openYourAuthenticatorApp"]> = (name) =>
  `Ouvrez votre application d’authentification${name} et tapez les 6 chiffres qu’elle affiche pour Northcover.`;
export const weSentAText: Translation<English["weSentAText"]> = (phone) =>
  `Texto envoyé. Appareil : ${phone}. Tapez les 6 chiffres qu’il contient.`;
export const weSentAWhatsappMessage: Translation<English["weSentAWhatsappMessage"]> = (phone) =>
  `Message WhatsApp envoyé. Appareil : ${phone}. Tapez les 6 chiffres qu’il contient.`;
export const textMessage: Translation<English["textMessage"]> = (phone) => `Texto (${phone})`;
export const whatsappMessage: Translation<English["whatsappMessage"]> = (phone) => `Message WhatsApp (${phone})`;
/** The name of a phone without one. */
export const yourPhone = "votre téléphone";
export const continueWithTheApp = "Continuer";
export const howDoYouWant = "Comment voulez-vous recevoir votre code?";
export const sendTheCode = "Envoyer le code";
export const confirmThatIt = "Confirmez que c’est bien vous";
export const lookingForYourSecondFactors = "Recherche de vos moyens de confirmation";
export const tryAgain = "Réessayer";
export const thereIsNothingToConfirm =
  "Il n’y a rien à confirmer : votre compte n’a pas encore de deuxième moyen de confirmation.";
export const thankYouYouAreConfirmed = "Merci, votre identité est confirmée.";
