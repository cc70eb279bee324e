/** Purpose of a consent. Each is given and withdrawn separately. */
export type ConsentPurpose = "contact" | "newsletter";

/** How the visitor consents: by ticking a box, or by pressing the button under the sentence. */
export type ConsentMethod = "box" | "button";

/** Languages of the site. Each has statements of its own, because a consent is proven by the words that were shown. */
export type StatementLanguage = "en" | "fr";

/** A sentence that a visitor agrees to. */
export interface ConsentStatement {
  readonly id: string;
  readonly version: number;
  readonly language: StatementLanguage;
  /** The exact text that the visitor sees. */
  readonly text: string;
  readonly method: ConsentMethod;
  readonly purposes: readonly ConsentPurpose[];
}

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
