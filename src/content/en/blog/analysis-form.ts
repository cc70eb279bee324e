import type { Interest } from "#domain/lead.ts";

/** The form behind "Get Free Analysis" and "Get Actuarial Analysis". */
export const analysisForm = {
  title: "Get Your Coverage Analysis",
  description:
    "Ask, and a person writes back. Together you go through the policies you have: what none of them covers, and what you pay for twice.",
  leadType: "coverage_analysis",
  buttonText: "Get Free Analysis",
  interests: ["insurance_review", "policy_review", "coverage_optimization"] as const satisfies readonly Interest[],
} as const;
