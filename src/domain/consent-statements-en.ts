import type { ConsentStatement } from "./consent-statement.ts";

/*
 * The sentences are records, not interface words: the database holds the same ones. A lead references the statements
 * that were shown, and the database stores their text with the lead, so that each consent can be proven later. To
 * change a sentence, raise its version here and add a migration with the new version; a test compares the two.
 * `{sender}` in a sentence is replaced by the sender's name, and the lead carries the name that was shown.
 */

/** Beside the mandatory box of the shared form. */
export const contactBoxStatement = {
  id: "contact_box",
  version: 1,
  language: "en",
  text: "I agree to be contacted about insurance services *",
  method: "box",
  purposes: ["contact"],
} as const satisfies ConsentStatement;

/** Beside the optional box of the shared form. */
export const newsletterBoxStatement = {
  id: "newsletter_box",
  version: 1,
  language: "en",
  text: "Send me weekly insurance tips and updates",
  method: "box",
  purposes: ["newsletter"],
} as const satisfies ConsentStatement;

/** Above the button of the exit-intent popup. */
export const exitIntentStatement = {
  id: "exit_intent_button",
  version: 1,
  language: "en",
  text: "By pressing the button below, you agree that Northcover may email you about your free insurance review and insurance services, and send you weekly insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.",
  method: "button",
  purposes: ["contact", "newsletter"],
} as const satisfies ConsentStatement;

/** Above the button of the newsletter signup. */
export const newsletterSignupStatement = {
  id: "newsletter_signup_button",
  version: 2,
  language: "en",
  text: "By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.",
  method: "button",
  purposes: ["newsletter"],
} as const satisfies ConsentStatement;
