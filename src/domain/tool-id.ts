/** The twelve tools of the hub, the featured one first. */
export const toolIds = [
  "life-insurance-calculator",
  "home-insurance-calculator",
  "auto-insurance-calculator",
  "disability-insurance-calculator",
  "travel-insurance-calculator",
  "coverage-gap-analyzer",
  "multi-policy-savings",
  "business-insurance-calculator",
  "estate-planning-review",
  "senior-insurance-review",
  "insurance-comparison-tool",
  "provincial-insurance-guide",
] as const;

export type ToolId = (typeof toolIds)[number];
