import { ownerPlaceholders } from "#text/owner-placeholders.ts";
import { setting } from "./setting.ts";

export { claims } from "#text/claims.ts";

/** Identity of the site. `VITE_SITE_URL` overrides the address at build time, for previews and other hosts. */
export const site = {
  name: "Northcover",
  sisterName: "Northcredit",
  url: import.meta.env.VITE_SITE_URL ?? "https://www.northcover.example",
  contactEmail: "hello@northcover.example",
  privacyEmail: "privacy@northcover.example",
  region: "CA",
} as const;

/** Legal name and postal address from the build settings `VITE_LEGAL_NAME` and `VITE_POSTAL_ADDRESS`. */
const legalName = setting(import.meta.env.VITE_LEGAL_NAME);
const postalAddress = setting(import.meta.env.VITE_POSTAL_ADDRESS);

/**
 * The legal entity that asks for consent and is accountable for personal information. A hosted build fails without it;
 * other builds show a placeholder.
 */
export const sender = {
  identity:
    legalName === undefined || postalAddress === undefined
      ? ownerPlaceholders.identity
      : `${legalName}, ${postalAddress}`,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
} as const;

/** A licensed person who reviews the site's content and is named as responsible for it. */
export interface Reviewer {
  readonly name: string;
  /** Type of licence, its province and number, as in the public register. */
  readonly licence: string;
}

/** Set by the owner; while `null`, no page names a reviewer. */
export const reviewer: Reviewer | null = null;

/**
 * Whether the site shows the owner's own scores of home insurers: claims satisfaction, customer service, "from" prices,
 * the four figures at the top of the page and the resulting ranking. The scores are marked as not based on a survey.
 * When `false`, the page has no ranking and shows published facts only.
 */
export const showsOwnersScores: boolean = true;
