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
    page: "tools/tools-page",
    changeFrequency: "weekly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/tools/life-insurance-calculator": {
    ...tool,
    label: "Life Insurance Calculator",
    title: "Life Insurance Needs Calculator",
    page: "tools/life-insurance-calculator-page",
  },
  "/tools/home-insurance-calculator": {
    ...tool,
    label: "Home Insurance Calculator",
    title: "Home Insurance Calculator",
    page: "tools/home-insurance-calculator-page",
  },
  "/tools/auto-insurance-calculator": {
    ...tool,
    label: "Auto Insurance Calculator",
    title: "Auto Insurance Calculator",
    page: "tools/auto-insurance-calculator-page",
  },
  "/tools/disability-insurance-calculator": {
    ...tool,
    label: "Disability Insurance Calculator",
    title: "Disability Insurance Calculator",
    page: "tools/disability-insurance-calculator-page",
  },
  "/tools/travel-insurance-calculator": {
    ...tool,
    label: "Travel Insurance Calculator",
    title: "Travel Insurance Calculator",
    page: "tools/travel-insurance-calculator-page",
  },
  "/tools/coverage-gap-analyzer": {
    ...tool,
    label: "Coverage Gap Analyzer",
    title: "Coverage Gap Analyzer",
    page: "tools/coverage-gap-analyzer-page",
  },
  "/tools/multi-policy-savings": {
    ...tool,
    label: "Multi-Policy Savings",
    title: "Multi-Policy Savings Review",
    page: "tools/multi-policy-savings-page",
  },
  "/tools/business-insurance-calculator": {
    ...tool,
    label: "Business Insurance Calculator",
    title: "Business Insurance Calculator",
    page: "tools/business-insurance-calculator-page",
  },
  "/tools/estate-planning-review": {
    ...tool,
    label: "Estate Planning Review",
    title: "Estate Planning Insurance Review",
    page: "tools/estate-planning-review-page",
  },
  "/tools/senior-insurance-review": {
    ...tool,
    label: "Senior Insurance Review",
    title: "Senior Insurance Review",
    page: "tools/senior-insurance-review-page",
  },
  "/tools/insurance-comparison-tool": {
    ...tool,
    label: "Insurance Comparison Tool",
    title: "Insurance Comparison Tool",
    page: "tools/insurance-comparison-tool-page",
  },
  "/tools/provincial-insurance-guide": {
    ...tool,
    label: "Provincial Insurance Guide",
    title: "Provincial Insurance Guide Download",
    page: "tools/provincial-insurance-guide-page",
  },
  "/tools/consultation": {
    ...tool,
    label: "Free Consultation",
    title: "Book a Free 15-Minute Consultation",
    page: "tools/consultation-page",
  },
} as const satisfies PageRows;
