import type { CoverageType } from "#domain/guide-records.ts";

export const homeCoverageTypes = [
  {
    type: "Comprehensive",
    coverage: "Building and contents, against every cause the wording does not exclude.",
    cost: "Highest",
    bestFor: "Owners who live in the home and want the fewest arguments over cause.",
  },
  {
    type: "Broad",
    coverage: "Building against every cause not excluded; contents only against the causes listed.",
    cost: "Medium-High",
    bestFor: "Owners with a sound house and modest contents.",
  },
  {
    type: "Basic, or named perils",
    coverage: "Building and contents against the listed causes only, such as fire, wind and theft.",
    cost: "Medium",
    bestFor: "Owners who can absorb an odd loss and need a lower premium.",
  },
  {
    type: "No-frills",
    coverage: "A short list of causes and low limits, often with claims paid at today's worn value.",
    cost: "Low-Medium",
    bestFor: "Homes in poor repair that no standard insurer will take yet.",
  },
  {
    type: "Tenant",
    coverage: "Your contents, your liability and extra living costs; not the building.",
    cost: "Low",
    bestFor: "Everyone who rents. The landlord's policy covers none of this.",
  },
  {
    type: "Condo",
    coverage: "Your improvements, contents and liability, and your share of the corporation's losses and deductible.",
    cost: "Low-Medium",
    bestFor: "Unit owners, once they have read the corporation's by-laws and its deductible.",
  },
  {
    type: "Rented dwelling",
    coverage: "The building, the landlord's liability and lost rent; not the tenant's belongings.",
    cost: "Medium-High",
    bestFor: "Owners who rent out a whole house or a unit.",
  },
  {
    type: "Seasonal",
    coverage: "A cottage or cabin, usually against listed causes, with rules for the months it stands empty.",
    cost: "Medium",
    bestFor: "Owners of a second home who can have it checked in winter.",
  },
] as const satisfies readonly CoverageType[];
