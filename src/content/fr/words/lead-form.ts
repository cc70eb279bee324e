/* Words of the lead form. */

export const clearThisFieldToSend = "Videz ce champ pour envoyer le formulaire. Il sert à arrêter les robots.";
export const leaveThisFieldEmpty = "Laissez ce champ vide";
export const fullName = "Nom complet";
export const email = "Adresse courriel";
export const phone = "Téléphone";
export const withAreaCode = "Avec l’indicatif régional";
export const primaryInterest = "Ce qui vous intéresse";
export const chooseOne = "Choisissez une réponse";
export const success = "C’est envoyé!";
export const thankYou =
  "Merci! Nous communiquerons bientôt avec vous pour vous transmettre vos recommandations d’assurance personnalisées.";
export const consentRequired = "Consentement requis";
/** Text of the button while the lead is being sent. */
export const submitting = "Envoi en cours…";
