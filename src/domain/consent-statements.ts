import type { LeadType } from "./lead-type.ts";

/** Purpose of a consent. Each is given and withdrawn separately. */
export type ConsentPurpose = "contact" | "newsletter";

/** How the visitor consents: by ticking a box, or by pressing the button under the sentence. */
export type ConsentMethod = "box" | "button";

/** A sentence that a visitor agrees to. */
export interface ConsentStatement {
  readonly id: string;
  readonly version: number;
  readonly language: "en";
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

/** Reference from a lead to a statement: `contact_box@1`. */
export type StatementReference = `${string}@${number}`;

/** References a statement by id and version, so that the database can store the exact words that were shown. */
export function statementReference({ id, version }: ConsentStatement): StatementReference {
  return `${id}@${version}`;
}

/** Every statement in force. */
export const consentStatements: readonly ConsentStatement[] = [
  contactBoxStatement,
  newsletterBoxStatement,
  exitIntentStatement,
  newsletterSignupStatement,
];

/** Statements of the lead types that have a form of their own. */
const ownStatements = {
  exit_intent: exitIntentStatement,
  newsletter_signup: newsletterSignupStatement,
} as const satisfies Partial<Record<LeadType, ConsentStatement>>;

/** The lead types that the shared form may send: all types without a statement of their own. */
export type SharedFormLeadType = Exclude<LeadType, keyof typeof ownStatements>;

/** The statement that must be shown with the mandatory consent of a lead of this type. */
export function consentStatementFor(leadType: LeadType): ConsentStatement {
  const own: Partial<Record<LeadType, ConsentStatement>> = ownStatements;
  return own[leadType] ?? contactBoxStatement;
}
