import type { PageRow, PageRows } from "./page-row.ts";

const tool = {
  changeFrequency: "monthly",
  priority: 0.7,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const toolsRows = {
  "/tools": {
    label: "Tools",
    title: "Free Insurance Tools & Calculators",
    description:
      "Twelve free insurance tools for Canada: a life needs calculator that runs in your browser, reviews and comparisons.",
    keywords: ["insurance calculator Canada", "insurance tools"],
    page: "tools/tools-page",
    changeFrequency: "weekly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/tools/life-insurance-calculator": {
    ...tool,
    label: "Life Insurance Calculator",
    title: "Life Insurance Needs Calculator",
    description:
      "Work out how much life insurance your household needs. Every step is shown and nothing you type leaves your browser.",
    keywords: ["life insurance calculator", "how much life insurance"],
    page: "tools/life-insurance-calculator-page",
  },
  "/tools/home-insurance-calculator": {
    ...tool,
    label: "Home Insurance Calculator",
    title: "Home Insurance Calculator",
    description:
      "Ask about insuring your home: what rebuilding would cost, which add-ons matter where you live, which discounts exist.",
    keywords: ["home insurance calculator", "home insurance quote"],
    page: "tools/home-insurance-calculator-page",
  },
  "/tools/auto-insurance-calculator": {
    ...tool,
    label: "Auto Insurance Calculator",
    title: "Auto Insurance Calculator",
    description: "Ask for an auto insurance estimate for your province, your car and your record.",
    keywords: ["auto insurance calculator", "car insurance quote"],
    page: "tools/auto-insurance-calculator-page",
  },
  "/tools/disability-insurance-calculator": {
    ...tool,
    label: "Disability Insurance Calculator",
    title: "Disability Insurance Calculator",
    description:
      "Find the income you would need if illness or injury stopped your work, and ask for matching coverage.",
    keywords: ["disability insurance calculator", "income protection"],
    page: "tools/disability-insurance-calculator-page",
  },
  "/tools/travel-insurance-calculator": {
    ...tool,
    label: "Travel Insurance Calculator",
    title: "Travel Insurance Calculator",
    description: "Ask about travel medical and trip coverage for where you are going and for how long.",
    keywords: ["travel insurance calculator", "travel insurance quote"],
    page: "tools/travel-insurance-calculator-page",
  },
  "/tools/coverage-gap-analyzer": {
    ...tool,
    label: "Coverage Gap Analyzer",
    title: "Coverage Gap Analyzer",
    description: "Go through the policies you own with a person, to find what is missing and what you pay for twice.",
    keywords: ["coverage gap", "insurance review"],
    page: "tools/coverage-gap-analyzer-page",
  },
  "/tools/multi-policy-savings": {
    ...tool,
    label: "Multi-Policy Savings",
    title: "Multi-Policy Savings Review",
    description: "See whether putting home and auto with one insurer would cost you less than keeping them apart.",
    keywords: ["bundle home and auto", "multi-policy discount"],
    page: "tools/multi-policy-savings-page",
  },
  "/tools/business-insurance-calculator": {
    ...tool,
    label: "Business Insurance Calculator",
    title: "Business Insurance Calculator",
    description: "Ask which coverage a business like yours needs first and what it may cost.",
    keywords: ["business insurance calculator", "business insurance quote"],
    page: "tools/business-insurance-calculator-page",
  },
  "/tools/estate-planning-review": {
    ...tool,
    label: "Estate Planning Review",
    title: "Estate Planning Insurance Review",
    description: "Ask how life insurance can pay tax at death, treat heirs fairly and keep a family business whole.",
    keywords: ["estate planning insurance", "wealth transfer"],
    page: "tools/estate-planning-review-page",
  },
  "/tools/senior-insurance-review": {
    ...tool,
    label: "Senior Insurance Review",
    title: "Senior Insurance Review",
    description:
      "Ask for a second look at life, travel, home and health coverage after 60: what to keep, change or drop.",
    keywords: ["senior insurance review", "retirement insurance"],
    page: "tools/senior-insurance-review-page",
  },
  "/tools/insurance-comparison-tool": {
    ...tool,
    label: "Insurance Comparison Tool",
    title: "Insurance Comparison Tool",
    description: "Ask for offers from several insurers, set out on the same terms so that they can be compared.",
    keywords: ["insurance comparison tool", "compare insurers"],
    page: "tools/insurance-comparison-tool-page",
  },
  "/tools/provincial-insurance-guide": {
    ...tool,
    label: "Provincial Insurance Guide",
    title: "Provincial Insurance Guide Download",
    description:
      "Ask for the guide to your province or territory: compulsory coverage, taxes, regulators and complaint routes.",
    keywords: ["provincial insurance guide", "insurance by province"],
    page: "tools/provincial-insurance-guide-page",
  },
  "/tools/consultation": {
    ...tool,
    label: "Free Consultation",
    title: "Book a Free 15-Minute Consultation",
    description: "Fifteen minutes on the phone about your insurance questions, free and without any duty to buy.",
    keywords: ["insurance consultation", "free insurance advice call"],
    page: "tools/consultation-page",
  },
} as const satisfies PageRows;
