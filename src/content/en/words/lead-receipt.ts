/* Words of the receipt for a stored lead. */

import type { Interest } from "#domain/lead.ts";
import type { LeadType } from "#domain/lead-type.ts";
import type { SitePath } from "#site/site-path.ts";

/** A suggested page: address and name. */
interface Reading {
  readonly href: SitePath;
  readonly label: string;
}

const page = (href: SitePath, label: string): Reading => ({ href, label });

const howItWorks = page("/learn/how-insurance-works", "How insurance works");
const comparing = page("/learn/insurance-comparison", "How to compare quotes");
const rights = page("/blog/insurance-consumer-rights-canada", "Your rights as an insurance customer");
const claims = page("/learn/insurance-claims", "How to file a claim");

/** By the first word of the interest, where that word names a line of insurance. */
const byLine: Readonly<Record<string, readonly [Reading, Reading]>> = {
  life: [
    page("/learn/life-insurance", "The life insurance guide"),
    page("/insurance-types/life", "Life insurance compared"),
  ],
  home: [
    page("/learn/home-insurance", "The home insurance guide"),
    page("/insurance-types/home", "Home insurers compared"),
  ],
  property: [
    page("/learn/home-insurance", "The home insurance guide"),
    page("/insurance-types/home", "Home insurers compared"),
  ],
  auto: [
    page("/learn/auto-insurance", "The auto insurance guide"),
    page("/insurance-types/auto", "Auto insurers compared"),
  ],
  car: [
    page("/learn/auto-insurance", "The auto insurance guide"),
    page("/insurance-types/auto", "Auto insurers compared"),
  ],
  health: [
    page("/learn/health-insurance", "The health insurance guide"),
    page("/insurance-types/health", "Health insurers compared"),
  ],
  travel: [
    page("/learn/travel-insurance", "The travel insurance guide"),
    page("/insurance-types/travel", "Travel insurers compared"),
  ],
  business: [
    page("/learn/business-insurance", "The business insurance guide"),
    page("/insurance-types/business", "Business insurers compared"),
  ],
  disability: [
    page("/learn/disability-insurance", "The disability insurance guide"),
    page("/insurance-types/disability", "Disability insurers compared"),
  ],
  senior: [page("/learn/insurance-for-seniors", "Insurance after 60"), howItWorks],
  provincial: [page("/insurance-rates-canada", "Insurance rates in Canada"), comparing],
};

const byType: Partial<Readonly<Record<LeadType, readonly [Reading, Reading]>>> = {
  consumer_rights_help: [claims, rights],
  newsletter_signup: [page("/blog", "All articles"), rights],
};

/** Two pages to suggest while the visitor waits for a reply. */
export function readings(interest: Interest, leadType: LeadType): readonly [Reading, Reading] {
  const [line = ""] = interest.split("_");
  return byType[leadType] ?? byLine[line] ?? [howItWorks, comparing];
}

export const title = "We have your request";
export const newsletterTitle = "You are signed up";
export const sent = "What you sent";
export const name = "Name";
export const email = "Email";
export const phone = "Phone";
export const interest = "Interest";
export const newsletter = "Weekly tips";
export const newsletterYes = "Yes, please";
export const newsletterNo = "No";
export const when = "When";
export const answer = "Who answers";
/** Precedes the mail link. */
export const answers = {
  byEmail:
    "A person at Northcover reads your request and answers by email. We cannot name a day. If you hear nothing within a week, write to",
  byEmailOrPhone:
    "A person at Northcover reads your request and answers by email or phone. We cannot name a day. If you hear nothing within a week, write to",
  byNewsletter:
    "We’ll be in touch by newsletter: the recommendations come in its next issue, by email. If a week goes by without one, write to",
} as const;
export const withdraw = "How to withdraw";
export const withdrawText = "At any time, without giving a reason. Write to";
export const read = "Worth reading meanwhile";
export const again = "Send another request";
