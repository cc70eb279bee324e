import type { Interest } from "#domain/lead.ts";

/** The form behind "Get Free Analysis" and "Get Actuarial Analysis". */
export const analysisForm = {
  title: "Get Your Coverage Analysis",
  description: "Tell us which policies you have. We read them side by side and write back with what we find.",
  leadType: "coverage_analysis",
  buttonText: "Get Free Analysis",
  interests: ["insurance_review", "policy_review", "coverage_optimization"] as const satisfies readonly Interest[],
} as const;
