/* Error messages of the lead form's fields. */

import { leadLimits, type LeadFormProblem } from "#domain/lead.ts";

export const leadFormMessages = {
  nameMissing: "Enter your name",
  nameTooLong: `Use at most ${leadLimits.name} characters for your name`,
  emailMissing: "Enter your email address",
  emailShape: "Enter an email address in the form name@example.ca",
  emailEnding: "Add the end of your email address, for example .ca or .com",
  emailTooLong: `Enter an email address of at most ${leadLimits.email} characters`,
  phoneMissing: "Enter your phone number",
  phoneShape: "Enter a phone number with its area code, for example 416-555-0123",
  interestMissing: "Choose what you are interested in",
  consentMissing: "Please agree to be contacted to proceed.",
} as const satisfies Readonly<Record<LeadFormProblem, string>>;
