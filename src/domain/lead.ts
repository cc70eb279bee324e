import * as v from "valibot";
import { newsletterBoxStatement } from "#consent-statements";
import { consentStatementFor, statementReference, type StatementReference } from "./consent-statements.ts";
import { emailEnding, emailShape, normalizeEmail, isPhoneNumber, normalizePhone } from "./contact-details.ts";
import type { LeadType } from "./lead-type.ts";

/** Every interest a form may offer. The database accepts no other. */
export const interests = [
  // Tools, and the free consultation
  "life_insurance",
  "home_insurance",
  "auto_insurance",
  "health_insurance",
  "travel_insurance",
  "business_insurance",
  "insurance_review",
  "property_protection",
  "insurance_savings",
  "car_insurance",
  "disability_insurance",
  "income_protection",
  "insurance_planning",
  "medical_coverage",
  "trip_protection",
  "policy_review",
  "coverage_optimization",
  "insurance_bundling",
  "multi_policy_discount",
  "commercial_coverage",
  "liability_protection",
  "estate_planning",
  "wealth_transfer",
  "tax_planning",
  "senior_insurance",
  "retirement_planning",
  "insurance_optimization",
  "insurance_comparison",
  "company_research",
  "insurance_shopping",
  "provincial_insurance",
  "insurance_requirements",
  "regional_savings",
  "insurance_tools",
  // Floating premium calculator
  "insurance_quotes",
  "premium_comparison",
  "coverage_review",
  "savings_analysis",
  // Learn index
  "insurance_education",
  "financial_planning",
  // Blog newsletter
  "industry_investigation",
  "consumer_protection",
  "insurance_news",
  "market_analysis",
  "insider_tips",
  // Consumer rights guide
  "dispute_resolution",
  "insurance_complaints",
  "legal_assistance",
  "ombudsman_services",
] as const;

export type Interest = (typeof interests)[number];

/**
 * Maximum length of each text field, in characters. The database has the same limits. PostgreSQL counts code points,
 * and this module counts UTF-16 units (as an input's `maxlength` does), so a value that passes here always passes
 * there.
 */
export const leadLimits = {
  name: 120,
  email: 254,
  phone: 48,
  pageSource: 80,
  /** {@link createLead} truncates longer addresses: a long query string must not cost a lead. */
  pageUrl: 2048,
  /** {@link createLead} truncates longer values. */
  userAgent: 512,
} as const;

/** A row of the `leads` table as the browser sends it. */
export interface Lead {
  /** Idempotency key, generated before the first attempt so that a retry can't store the lead twice. */
  readonly id: string;
  /** Empty for a newsletter signup, which has no name field. */
  readonly name: string;
  readonly email: string;
  /** Empty where the form shows no phone field. */
  readonly phone: string;
  readonly interest: Interest;
  readonly lead_type: LeadType;
  readonly page_source: string;
  /** Origin, path and query of the page. */
  readonly page_url: string;
  readonly user_agent: string;
  readonly consent: true;
  readonly newsletter: boolean;
  readonly ghl_sync_status: "pending";
  /** The statement shown with the mandatory consent. The database rejects one that doesn't belong to the lead type. */
  readonly contact_statement: StatementReference;
  /** The statement of the newsletter's box if the visitor ticked it, else empty; empty too where a single button covers both consents. */
  readonly newsletter_statement: StatementReference | "";
  /** Value of `{sender}` in the statement as the page showed it; empty where no statement names a sender. */
  readonly sender_shown: string;
}

/**
 * Converts an interest's tag to its label.
 *
 * @example humaniseInterest("life_insurance") // "Life Insurance"
 */
export function humaniseInterest(tag: string): string {
  return tag
    .split("_")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The interest that a visitor of a form most likely has, because they have just used the tool for it. Forms without one
 * let the visitor choose.
 */
export const likelyInterest: Partial<Readonly<Record<LeadType, Interest>>> = {
  insurance_calculator: "life_insurance",
  home_insurance_quote: "home_insurance",
  auto_insurance_quote: "auto_insurance",
  disability_insurance_quote: "disability_insurance",
  travel_insurance_quote: "travel_insurance",
  multi_policy_quote: "insurance_bundling",
  business_insurance_quote: "business_insurance",
  estate_planning_consultation: "estate_planning",
  senior_insurance_consultation: "senior_insurance",
  insurance_comparison: "insurance_comparison",
  provincial_guide_download: "provincial_insurance",
};

/** Values of the form's fields, not validated. */
export interface LeadFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: string;
  readonly consent: boolean;
  readonly newsletter: boolean;
}

/** The fields that a form shows. */
export interface LeadFormShape {
  /** The interests that the form offers. */
  readonly interests: readonly Interest[];
  /** Default true; the newsletter signup has no name field. */
  readonly showName?: boolean;
  /** Default false. */
  readonly showPhone?: boolean;
}

/** Validated and trimmed values; empty for fields that the form doesn't show. */
export interface LeadForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: Interest;
  readonly consent: true;
  readonly newsletter: boolean;
}

export type LeadFormField = "name" | "email" | "phone" | "interest" | "consent";

export type LeadFormResult =
  | { readonly ok: true; readonly value: LeadForm }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<LeadFormField, LeadFormProblem>>> };

/** Validation errors of a field. Forms have a message for each. */
export const leadFormProblems = [
  "nameMissing",
  "nameTooLong",
  "emailMissing",
  "emailShape",
  "emailEnding",
  "emailTooLong",
  "phoneMissing",
  "phoneShape",
  "interestMissing",
  "consentMissing",
] as const;

export type LeadFormProblem = (typeof leadFormProblems)[number];

/** Error code used as valibot's message. */
function problem(code: LeadFormProblem): LeadFormProblem {
  return code;
}

function isProblem(message: string | undefined): message is LeadFormProblem {
  return leadFormProblems.some((code) => code === message);
}

/**
 * Characters that nobody types on purpose and that the database rejects: lone surrogates, and bidirectional control
 * characters, which can make a stored name display as a different one.
 */
const neverTyped = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
const controlsAndSpaces = /[\s\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;

/** Far more characters than any field holds: a longer text is invalid, and is tidied no further. */
const longestTidied = 20_000;

/** Normalises text to one line: runs of spaces, tabs, line breaks and control characters become one space. */
function tidy(text: string): string {
  return text.slice(0, longestTidied).replace(neverTyped, "").replace(controlsAndSpaces, " ").trim();
}

const nameAsked = v.pipe(
  v.string(),
  v.transform((text) => tidy(text).normalize("NFC")),
  v.check((text) => /\p{L}/u.test(text), problem("nameMissing")),
  v.maxLength(leadLimits.name, problem("nameTooLong")),
);

const phoneAsked = v.pipe(
  v.string(),
  v.transform((text) => tidy(normalizePhone(text))),
  v.nonEmpty(problem("phoneMissing")),
  v.maxLength(leadLimits.phone, problem("phoneShape")),
  v.check(isPhoneNumber, problem("phoneShape")),
);

const emailAsked = v.pipe(
  v.string(),
  v.transform((text) => tidy(normalizeEmail(text))),
  v.nonEmpty(problem("emailMissing")),
  v.maxLength(leadLimits.email, problem("emailTooLong")),
  v.regex(emailShape, problem("emailShape")),
  v.regex(emailEnding, problem("emailEnding")),
);

/** Stores a field that the form doesn't show as empty, whatever its stale value. */
const notAsked = v.pipe(
  v.string(),
  v.transform(() => ""),
);

/** The schema of one form. Call it through {@link validateLeadForm}. */
function leadFormSchema(shape: LeadFormShape) {
  return v.object({
    name: shape.showName === false ? notAsked : nameAsked,
    email: emailAsked,
    phone: shape.showPhone === true ? phoneAsked : notAsked,
    interest: v.picklist(shape.interests, problem("interestMissing")),
    consent: v.literal(true, problem("consentMissing")),
    newsletter: v.boolean(),
  });
}

/**
 * Validates and normalises the values of a form.
 *
 * Pass `consent: true` for a form whose button gives the consent.
 */
export function validateLeadForm(values: LeadFormValues, shape: LeadFormShape): LeadFormResult {
  const result = v.safeParse(leadFormSchema(shape), values, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const { nested = {} } = v.flatten<ReturnType<typeof leadFormSchema>>(result.issues);
  const errors: Partial<Record<LeadFormField, LeadFormProblem>> = {};
  for (const field of ["name", "email", "phone", "interest", "consent"] as const) {
    const code = nested[field]?.[0];
    if (isProblem(code)) errors[field] = code;
  }
  return { ok: false, errors };
}

/** Metadata of a lead: where and how it was submitted. The visitor types none of it. */
export interface LeadOrigin {
  /** A UUID, generated once per filled-in form and kept for every retry. */
  readonly id: string;
  readonly leadType: LeadType;
  /** Location of the form: "learn_index", "tools_consultation". */
  readonly pageSource: string;
  /** Full address of the page; the fragment is dropped. */
  readonly pageUrl: string;
  readonly userAgent: string;
  /** Exact sender name as shown; required where the form's statement contains `{sender}`. */
  readonly senderShown?: string;
}

/** Builds the row, with page address and user agent truncated to the database's limits. */
export function createLead(form: LeadForm, origin: LeadOrigin): Lead {
  const url = new URL(origin.pageUrl);
  const statement = consentStatementFor(origin.leadType);
  const wantsBox = form.newsletter && !statement.purposes.includes("newsletter");
  return {
    id: origin.id,
    name: form.name,
    email: form.email,
    phone: form.phone,
    interest: form.interest,
    lead_type: origin.leadType,
    page_source: origin.pageSource,
    page_url: (url.origin + url.pathname + url.search).slice(0, leadLimits.pageUrl),
    user_agent: tidy(origin.userAgent.slice(0, leadLimits.userAgent)),
    consent: form.consent,
    newsletter: form.newsletter,
    ghl_sync_status: "pending",
    contact_statement: statementReference(statement),
    newsletter_statement: wantsBox ? statementReference(newsletterBoxStatement) : "",
    sender_shown: origin.senderShown ?? "",
  };
}
