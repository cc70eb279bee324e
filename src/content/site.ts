import { setting } from "./setting.ts";

/**
 * Who the site is. The address may be overridden at build time with `VITE_SITE_URL`, for previews and other hosts.
 */
export const site = {
  name: "Northcover",
  sisterName: "Northcredit",
  url: import.meta.env.VITE_SITE_URL ?? "https://www.northcover.example",
  contactEmail: "hello@northcover.example",
  privacyEmail: "privacy@northcover.example",
  locale: "en_CA",
  language: "en-CA",
  region: "CA",
} as const;

/** Legal name and postal address as the build was given them (`VITE_LEGAL_NAME`, `VITE_POSTAL_ADDRESS`). */
const legalName = setting(import.meta.env.VITE_LEGAL_NAME);
const postalAddress = setting(import.meta.env.VITE_POSTAL_ADDRESS);

/**
 * Who asks for consent and answers for personal information. A hosted build refuses to go without it; elsewhere visible
 * words stand in its place.
 */
export const sender = {
  identity:
    legalName === undefined || postalAddress === undefined
      ? "Legal name and postal address: set by the owner"
      : `${legalName}, ${postalAddress}`,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
} as const;

/** A licensed person who reviews what the site says, and answers for it by name. */
export interface Reviewer {
  readonly name: string;
  /** Kind of licence, its province and number, as in the public register. */
  readonly licence: string;
}

/** Set by the owner; until then no page names anybody. */
export const reviewer: Reviewer | null = null;

/**
 * Whether the owner's own scores of home insurers are shown: claims satisfaction, customer service, "from" prices, the
 * four figures at the top of the page and the ranking made from them. They come from no survey and are marked so.
 * Switched off, the page ranks nothing and stands on published facts.
 */
export const showsOwnersScores: boolean = true;

/**
 * Claims the owner must be able to prove. They are printed as specified and stand together here, so that each can be
 * changed or switched off at once: `null` removes the sentence wherever it is shown.
 */
export const claims = {
  tagline: "Canada's leading insurance education platform. Master your coverage, the smart way.",
  newsletterSubscribers: "47,000+ subscribers",
  consultationSavings: "20-40%",
  comparisonSavings: "Save $500+",
  comparisonQuotes: "5+ quotes",
  comparisonMinutes: "2 minutes",
} as const satisfies Record<string, string | null>;
