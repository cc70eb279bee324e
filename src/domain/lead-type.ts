/** Every type of lead that the site can send. The database accepts no other. */
export const leadTypes = [
  "home_insurance_quote",
  "auto_insurance_quote",
  "disability_insurance_quote",
  "travel_insurance_quote",
  "coverage_analysis",
  "multi_policy_quote",
  "business_insurance_quote",
  "estate_planning_consultation",
  "senior_insurance_consultation",
  "insurance_comparison",
  "provincial_guide_download",
  "tool_request",
  "consultation",
  "resource_download",
  "insurance_calculator",
  "newsletter_signup",
  "consumer_rights_help",
  "exit_intent",
] as const;

export type LeadType = (typeof leadTypes)[number];

/** The lead type of a form without an explicit one. */
export const defaultLeadType = "tool_request" satisfies LeadType;
