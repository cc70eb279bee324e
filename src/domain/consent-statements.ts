import type { LeadType } from "./lead-type.ts";

/** What a consent is for. Each can be given and withdrawn by itself. */
export type ConsentPurpose = "contact" | "newsletter";

/** How a consent is given: a box the visitor ticks, or the button under the sentence. */
export type ConsentMethod = "box" | "button";

/** A sentence a visitor agrees to. */
export interface ConsentStatement {
  readonly id: string;
  readonly version: number;
  readonly language: "en";
  /** To the letter what the visitor sees. */
  readonly text: string;
  readonly method: ConsentMethod;
  readonly purposes: readonly ConsentPurpose[];
}

/*
 * The sentences are records, not interface words: the database keeps the same ones. A lead names the ones that were shown, and the database files their words with
 * it, so that each consent can be proven later. To change a sentence, raise its version here and add a migration with
 * the new version; a test compares the two. Where a sentence names who asks, it says {sender}: the lead carries what
 * the page showed there.
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

/** How a lead names a statement that was shown with it: `contact_box@1`. */
export type StatementReference = `${string}@${number}`;

/** Names a statement, so that the database can file the very words that were shown. */
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

/** What leads are filed under that don't come from the shared form. */
const ownStatements = {
  exit_intent: exitIntentStatement,
  newsletter_signup: newsletterSignupStatement,
} as const satisfies Partial<Record<LeadType, ConsentStatement>>;

/** The kinds of leads that the shared form may send: those filed under the sentences that it shows. */
export type SharedFormLeadType = Exclude<LeadType, keyof typeof ownStatements>;

/** The statement that must be shown with the mandatory consent of a lead of this type. */
export function consentStatementFor(leadType: LeadType): ConsentStatement {
  const own: Partial<Record<LeadType, ConsentStatement>> = ownStatements;
  return own[leadType] ?? contactBoxStatement;
}
