import type { DollarRange } from "#format/money.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import type { ToolId } from "#domain/tool-id.ts";

/** The twelve tools by id, in the order of the hub: the featured one first. */
export const toolsById = {
  "life-insurance-calculator": {
    id: "life-insurance-calculator",
    title: "Life Insurance Needs Calculator",
    description:
      "Four short pages of questions, then the coverage your household would need, with every step of the calculation. It runs in your browser; nothing you enter is sent.",
    questions: 16,
    actionText: "Calculate your life insurance needs",
    leadType: "insurance_calculator",
    interests: ["life_insurance", "insurance_review", "insurance_tools"],
    category: "calculator",
  },
  "home-insurance-calculator": {
    id: "home-insurance-calculator",
    title: "Home Insurance Calculator",
    description:
      "Check your dwelling limit against your insurer’s estimate, add up a tenant’s or condo owner’s belongings, and see when a higher deductible pays.",
    questions: 13,
    actionText: "Check your home coverage",
    leadType: "home_insurance_quote",
    interests: ["home_insurance", "property_protection", "insurance_savings"],
    category: "calculator",
  },
  "auto-insurance-calculator": {
    id: "auto-insurance-calculator",
    title: "Auto Insurance Calculator",
    description:
      "What you must carry where you live, and whether collision, comprehensive and a low deductible still pay on your car.",
    questions: 12,
    actionText: "Check your car coverage",
    leadType: "auto_insurance_quote",
    interests: ["auto_insurance", "car_insurance", "insurance_savings"],
    category: "calculator",
  },
  "disability-insurance-calculator": {
    id: "disability-insurance-calculator",
    title: "Disability Insurance Calculator",
    description:
      "Two years without work, month by month: what your job and public plans would pay after tax, and when money runs out.",
    questions: 11,
    actionText: "Check your income protection",
    leadType: "disability_insurance_quote",
    interests: ["disability_insurance", "income_protection", "insurance_planning"],
    category: "calculator",
  },
  "travel-insurance-calculator": {
    id: "travel-insurance-calculator",
    title: "Travel Insurance Calculator",
    description:
      "See what your province would pay of a hospital bill abroad, and whether a plan for one trip or for the year is cheaper.",
    questions: 13,
    actionText: "Check your travel coverage",
    leadType: "travel_insurance_quote",
    interests: ["travel_insurance", "medical_coverage", "trip_protection"],
    category: "calculator",
  },
  "coverage-gap-analyzer": {
    id: "coverage-gap-analyzer",
    title: "Coverage Gap Analyzer",
    description:
      "Find which risks have no coverage and are too big for your savings, the largest first, and which insurance you may not need.",
    questions: 19,
    actionText: "Find the gaps in your coverage",
    leadType: "coverage_analysis",
    interests: ["insurance_review", "policy_review", "coverage_optimization"],
    category: "advanced",
  },
  "multi-policy-savings": {
    id: "multi-policy-savings",
    title: "Multi-Policy Savings",
    description: "Compare a bundle with separate policies, counting discounts, tax and the cancellation fee.",
    questions: 8,
    actionText: "Check what bundling saves",
    leadType: "multi_policy_quote",
    interests: ["insurance_bundling", "multi_policy_discount", "insurance_savings"],
    category: "advanced",
  },
  "business-insurance-calculator": {
    id: "business-insurance-calculator",
    title: "Business Insurance Calculator",
    description:
      "See which coverage the law, your contracts and common sense call for in a business like yours, with the reason and the amount.",
    questions: 16,
    actionText: "List your business coverage",
    leadType: "business_insurance_quote",
    interests: ["business_insurance", "commercial_coverage", "liability_protection"],
    category: "business",
  },
  "estate-planning-review": {
    id: "estate-planning-review",
    title: "Estate Planning Review",
    description:
      "Work out the tax, probate and costs that fall due at death, and whether there is cash to pay them or something must be sold.",
    questions: 15,
    actionText: "Review your estate plan",
    leadType: "estate_planning_consultation",
    interests: ["estate_planning", "wealth_transfer", "tax_planning"],
    category: "specialized",
  },
  "senior-insurance-review": {
    id: "senior-insurance-review",
    title: "Senior Insurance Review",
    description:
      "Go through your policies after 60, one by one: what to keep, what has a deadline and what you may not need.",
    questions: 18,
    actionText: "Review coverage after 60",
    leadType: "senior_insurance_consultation",
    interests: ["senior_insurance", "retirement_planning", "insurance_optimization"],
    category: "specialized",
  },
  "insurance-comparison-tool": {
    id: "insurance-comparison-tool",
    title: "Insurance Comparison Tool",
    description:
      "Up to three of your quotes side by side: what differs between them, and which is cheaper for the same coverage.",
    questions: 19,
    actionText: "Compare your quotes",
    leadType: "insurance_comparison",
    interests: ["insurance_comparison", "company_research", "insurance_shopping"],
    category: "research",
  },
  "provincial-insurance-guide": {
    id: "provincial-insurance-guide",
    title: "Provincial Insurance Guide",
    description:
      "Compulsory coverage, taxes, health plan, pensions and regulators where you live, or two provinces side by side for a move.",
    questions: 2,
    actionText: "Look up your province",
    leadType: "provincial_guide_download",
    interests: ["provincial_insurance", "insurance_requirements", "regional_savings"],
    category: "resource",
  },
} as const satisfies { readonly [Id in ToolId]: ToolDefinition & { readonly id: Id } };

/** The twelve tools in the order of the hub. */
export const tools: readonly ToolDefinition[] = Object.values(toolsById);

/**
 * Typical premiums of the life guide, dollars a month. They stand in the guide's table too
 * (`learn/life-insurance.md`); neither fixes an age or an amount of cover.
 */
export const lifePremiumRanges = {
  term: { from: 20, to: 50 },
  wholeLife: { from: 200, to: 500 },
} as const satisfies Record<string, DollarRange>;
