import type { Figure } from "#domain/figure.ts";
import type { MinimumLiabilityRow } from "#domain/guide-records.ts";

export const minimumLiability = [
  {
    slug: "quebec",
    province: "Quebec",
    liability: { value: "$50,000", basis: "S31" },
    notes: "Damage to property. Injuries in the province are paid by the public plan, SAAQ.",
  },
  {
    slug: "ontario",
    province: "Ontario",
    liability: { value: "$200,000", basis: "S21" },
    notes: "Accident benefits, uninsured automobile coverage and direct compensation also come with the policy.",
  },
  {
    slug: "british-columbia",
    province: "British Columbia",
    liability: { value: "$200,000", basis: "S23" },
    notes: "Part of ICBC's Basic coverage, with Enhanced Accident Benefits.",
  },
  {
    slug: "alberta",
    province: "Alberta",
    liability: { value: "$200,000", basis: "S25" },
    notes: "Injury claims move to the Care-First system in January 2027.",
  },
  {
    slug: "saskatchewan",
    province: "Saskatchewan",
    liability: { value: "$200,000", basis: "S27" },
    notes: "Included in SGI plate insurance; a package policy raises it.",
  },
  {
    slug: "new-brunswick",
    province: "New Brunswick",
    liability: { value: "$200,000", basis: "S35" },
    notes: "If a claim uses up the whole amount, the share for property damage is capped.",
  },
  {
    slug: "prince-edward-island",
    province: "Prince Edward Island",
    liability: { value: "$200,000", basis: "S40" },
    notes: "Accident benefits, uninsured automobile coverage and direct compensation are compulsory too.",
  },
  {
    slug: "newfoundland-and-labrador",
    province: "Newfoundland and Labrador",
    liability: { value: "$200,000", basis: "S42" },
    notes: "Accident benefits are optional here: ask for them.",
  },
] as const satisfies readonly MinimumLiabilityRow[];

/** What the law asks for where the table has no row; said below it. */
export const otherMinimums = {
  manitoba: { value: "$500,000", basis: "S29", asOf: "policies from April 1, 2021" },
  novaScotia: { value: "$500,000", basis: "S37" },
  territories: { value: "$200,000", basis: "S45" },
} as const satisfies Readonly<Record<string, Figure>>;
