import type { AutoAnnualRange } from "#domain/guide-records.ts";

export const autoAnnualRanges = [
  { slug: "ontario", province: "Ontario", from: 2000, to: 3500 },
  { slug: "british-columbia", province: "British Columbia", from: 1500, to: 2200 },
  { slug: "alberta", province: "Alberta", from: 1200, to: 1800 },
  { slug: "saskatchewan", province: "Saskatchewan", from: 1100, to: 1500 },
  { slug: "manitoba", province: "Manitoba", from: 1000, to: 1400 },
  { slug: "quebec", province: "Quebec", from: 900, to: 1300 },
  { slug: "new-brunswick", province: "New Brunswick", from: 900, to: 1300 },
  { slug: "nova-scotia", province: "Nova Scotia", from: 1000, to: 1400 },
  { slug: "prince-edward-island", province: "Prince Edward Island", from: 800, to: 1200 },
  { slug: "newfoundland-and-labrador", province: "Newfoundland and Labrador", from: 1100, to: 1500 },
] as const satisfies readonly AutoAnnualRange[];
