import type { ConsentStatement } from "./consent-statements-en.ts";

/* The French statements. The rules for a change are in `consent-statements-en.ts`. */

/** Beside the mandatory box of the shared form. */
export const contactBoxStatement = {
  id: "contact_box",
  version: 1,
  language: "fr",
  text: "J’accepte que Northcover communique avec moi au sujet de services d’assurance. *",
  method: "box",
  purposes: ["contact"],
} as const satisfies ConsentStatement;

/** Beside the optional box of the shared form. */
export const newsletterBoxStatement = {
  id: "newsletter_box",
  version: 1,
  language: "fr",
  text: "Envoyez-moi chaque semaine l’infolettre de Northcover (conseils et nouvelles sur l’assurance).",
  method: "box",
  purposes: ["newsletter"],
} as const satisfies ConsentStatement;

/** Above the button of the exit-intent popup. */
export const exitIntentStatement = {
  id: "exit_intent_button",
  version: 1,
  language: "fr",
  text: "En appuyant sur le bouton, vous acceptez que Northcover vous écrive au sujet de votre bilan d’assurance gratuit et de services d’assurance, et vous envoie chaque semaine des conseils et des nouvelles sur l’assurance. Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.",
  method: "button",
  purposes: ["contact", "newsletter"],
} as const satisfies ConsentStatement;

/** Above the button of the newsletter signup. */
export const newsletterSignupStatement = {
  id: "newsletter_signup_button",
  version: 1,
  language: "fr",
  text: "En appuyant sur le bouton, vous acceptez que Northcover vous envoie son infolettre (conseils et nouvelles sur l’assurance). Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.",
  method: "button",
  purposes: ["newsletter"],
} as const satisfies ConsentStatement;
