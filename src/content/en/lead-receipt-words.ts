import type { Interest, LeadType } from "#domain/lead.ts";
import type { ReceiptWords } from "#domain/lead-receipt-words.ts";
import type { Reading } from "#domain/lead-words.ts";
import type { SitePath } from "#site/site-path.ts";

const page = (href: SitePath, label: string): Reading => ({ href, label });

const howItWorks = page("/learn/how-insurance-works", "How insurance works");
const comparing = page("/learn/insurance-comparison", "How to compare quotes");
const rights = page("/blog/insurance-consumer-rights-canada", "Your rights as an insurance customer");
const claims = page("/learn/insurance-claims", "How to file a claim");

/** By the first word of an interest, where that names a line of insurance. */
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

function readings(interest: Interest, leadType: LeadType): readonly [Reading, Reading] {
  const [line = ""] = interest.split("_");
  return byType[leadType] ?? byLine[line] ?? [howItWorks, comparing];
}

/** What the receipt of a stored lead says. */
export const receiptWords: ReceiptWords = {
  title: "We have your request",
  newsletterTitle: "You are signed up",
  sent: "What you sent",
  name: "Name",
  email: "Email",
  phone: "Phone",
  interest: "Interest",
  newsletter: "Weekly tips",
  newsletterYes: "Yes, please",
  newsletterNo: "No",
  when: "When",
  answer: "Who answers",
  answerByEmail:
    "A person at Northcover reads your request and answers by email. We cannot name a day. If you hear nothing within a week, write to",
  answerByEmailOrPhone:
    "A person at Northcover reads your request and answers by email or phone. We cannot name a day. If you hear nothing within a week, write to",
  newsletterAnswer: "The next issue comes by email. If a week goes by without one, write to",
  withdraw: "How to withdraw",
  withdrawText: "At any time, without giving a reason. Write to",
  read: "Worth reading meanwhile",
  again: "Send another request",
  readings,
};
