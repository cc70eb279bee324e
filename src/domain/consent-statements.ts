import { contactBoxStatement, exitIntentStatement, newsletterSignupStatement } from "#consent-statements";
import type { ConsentStatement } from "./consent-statements-en.ts";
import type { LeadType } from "./lead-type.ts";

/** Reference from a lead to a statement: `contact_box@1` in English, `contact_box.fr@1` in French. */
export type StatementReference = `${string}@${number}`;

/** References a statement by id, language and version, so that the database can store the exact words that were shown. */
export function statementReference({ id, language, version }: ConsentStatement): StatementReference {
  return `${id}${language === "en" ? "" : `.${language}`}@${version}`;
}

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
