import * as v from "valibot";
import { consentStatementFor, newsletterBoxStatement, statementReference } from "./consent-statements.ts";
import type { StatementReference } from "./consent-statements.ts";
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
 * Longest value of each text field, in characters. The database holds the same limits. It counts code points and
 * this module counts UTF-16 units (as an input's `maxlength` does), so what passes here always passes there.
 */
export const leadLimits = {
  name: 120,
  email: 254,
  phone: 32,
  pageSource: 80,
  /** Longer addresses are cut by {@link createLead}: a visitor must not lose a lead to a long query string. */
  pageUrl: 2048,
  /** Longer values are cut by {@link createLead}. */
  userAgent: 512,
} as const;

/** A row of the `leads` table as a visitor's browser sends it. */
export interface Lead {
  /** Made in the browser before the first try, so that a repeated try can't store the lead twice. */
  readonly id: string;
  /** Empty for a newsletter signup, which asks for none. */
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
  /** The statement shown with the mandatory consent. The database refuses one that doesn't belong to the lead type. */
  readonly contact_statement: StatementReference;
  /** The statement beside the newsletter's box if that was ticked, else empty: also where a button asks for both. */
  readonly newsletter_statement: StatementReference | "";
  /** Who asked, as the page showed it in the statement's `{sender}`; empty where no statement names anybody. */
  readonly sender_shown: string;
}

/**
 * Turns an interest's tag into its label.
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

/** What a visitor typed or chose, before any check. */
export interface LeadFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: string;
  readonly consent: boolean;
  readonly newsletter: boolean;
}

/** What a form asks for. */
export interface LeadFormShape {
  /** The interests the form offers. */
  readonly interests: readonly Interest[];
  /** Default true; the newsletter signup asks for no name. */
  readonly showName?: boolean;
  /** Default false. */
  readonly showPhone?: boolean;
}

/** The checked and tidied values: trimmed, and empty where the form doesn't ask. */
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

/** The ways in which a field can be wrong. Forms have a message for each. */
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

/** The code of a problem, as valibot's message. */
function problem(code: LeadFormProblem): LeadFormProblem {
  return code;
}

function isProblem(message: string | undefined): message is LeadFormProblem {
  return leadFormProblems.some((code) => code === message);
}

/** The HTML standard's pattern for `input type=email`, so the browser, this module and the database agree. */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters at least two, or an internationalised name as it is written in ASCII: mail to a bare host name goes nowhere. */
const endsInDomain = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** Digits with the usual separators, then perhaps an extension ("x12", "ext. 12", "poste 12", "#12"). */
const phoneShape = /^(\+?[0-9 ().\-/]+?)(?: *(?:ext\.?|extension|x|poste|#) *[0-9]{1,6})?$/i;

/**
 * Characters nobody types on purpose and the database refuses: half of a surrogate pair, and marks that turn the
 * direction of the text around them, which can make a stored name read as something else.
 */
const neverTyped = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
const controlsAndSpaces = /[\s\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;

/** One line of clean text: runs of spaces, tabs, line breaks and control characters become one space. */
function tidy(text: string): string {
  return text.replace(neverTyped, "").replace(controlsAndSpaces, " ").trim();
}

/** A pasted phone number often carries typographic dashes. */
function tidyPhone(text: string): string {
  return tidy(text).replace(/[\u2010-\u2015\u2212]/g, "-");
}

function isPhone(text: string): boolean {
  const number = phoneShape.exec(text)?.[1];
  if (number === undefined) return false;
  const digits = number.replace(/[^0-9]/g, "").length;
  return digits >= 10 && digits <= 15;
}

const nameAsked = v.pipe(
  v.string(),
  v.transform((text) => tidy(text).normalize("NFC")),
  v.check((text) => /\p{L}/u.test(text), problem("nameMissing")),
  v.maxLength(leadLimits.name, problem("nameTooLong")),
);

const phoneAsked = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.nonEmpty(problem("phoneMissing")),
  v.maxLength(leadLimits.phone, problem("phoneShape")),
  v.check(isPhone, problem("phoneShape")),
);

const emailAsked = v.pipe(
  v.string(),
  v.transform(tidy),
  v.nonEmpty(problem("emailMissing")),
  v.maxLength(leadLimits.email, problem("emailTooLong")),
  v.regex(emailShape, problem("emailShape")),
  v.regex(endsInDomain, problem("emailEnding")),
);

/** A field the form doesn't show is stored empty, whatever a stale value says. */
const notAsked = v.pipe(
  v.string(),
  v.transform(() => ""),
);

/** The schema of one form. {@link validateLeadForm} is the way to use it. */
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
 * Checks what a visitor typed and tidies it for storing.
 *
 * Consent given by pressing a button counts as `consent: true`: the form passes it so.
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

/** Where and how a lead came about; the visitor types none of it. */
export interface LeadOrigin {
  /** A UUID, made once per filled-in form and kept for every try. */
  readonly id: string;
  readonly leadType: LeadType;
  /** The place of the form: "learn_index", "tools_consultation". */
  readonly pageSource: string;
  /** The page's full address; its fragment is left out. */
  readonly pageUrl: string;
  readonly userAgent: string;
  /** Who asks, to the letter as shown: needed where the form's statement says `{sender}`. */
  readonly senderShown?: string;
}

/** Puts the row together, with the page's address and the browser's name cut to what the database takes. */
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
