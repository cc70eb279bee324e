import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const tool = {
  changeFrequency: "monthly",
  priority: 0.7,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const toolsRows = {
  "/tools": {
    ...pageTitles["/tools"],
    page: "tools/tools-page",
    changeFrequency: "weekly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/tools/life-insurance-calculator": {
    ...pageTitles["/tools/life-insurance-calculator"],
    ...tool,
    page: "tools/life-insurance-calculator-page",
  },
  "/tools/home-insurance-calculator": {
    ...pageTitles["/tools/home-insurance-calculator"],
    ...tool,
    page: "tools/home-insurance-calculator-page",
  },
  "/tools/auto-insurance-calculator": {
    ...pageTitles["/tools/auto-insurance-calculator"],
    ...tool,
    page: "tools/auto-insurance-calculator-page",
  },
  "/tools/disability-insurance-calculator": {
    ...pageTitles["/tools/disability-insurance-calculator"],
    ...tool,
    page: "tools/disability-insurance-calculator-page",
  },
  "/tools/travel-insurance-calculator": {
    ...pageTitles["/tools/travel-insurance-calculator"],
    ...tool,
    page: "tools/travel-insurance-calculator-page",
  },
  "/tools/coverage-gap-analyzer": {
    ...pageTitles["/tools/coverage-gap-analyzer"],
    ...tool,
    page: "tools/coverage-gap-analyzer-page",
  },
  "/tools/multi-policy-savings": {
    ...pageTitles["/tools/multi-policy-savings"],
    ...tool,
    page: "tools/multi-policy-savings-page",
  },
  "/tools/business-insurance-calculator": {
    ...pageTitles["/tools/business-insurance-calculator"],
    ...tool,
    page: "tools/business-insurance-calculator-page",
  },
  "/tools/estate-planning-review": {
    ...pageTitles["/tools/estate-planning-review"],
    ...tool,
    page: "tools/estate-planning-review-page",
  },
  "/tools/senior-insurance-review": {
    ...pageTitles["/tools/senior-insurance-review"],
    ...tool,
    page: "tools/senior-insurance-review-page",
  },
  "/tools/insurance-comparison-tool": {
    ...pageTitles["/tools/insurance-comparison-tool"],
    ...tool,
    page: "tools/insurance-comparison-tool-page",
  },
  "/tools/provincial-insurance-guide": {
    ...pageTitles["/tools/provincial-insurance-guide"],
    ...tool,
    page: "tools/provincial-insurance-guide-page",
  },
  "/tools/consultation": {
    ...pageTitles["/tools/consultation"],
    ...tool,
    page: "tools/consultation-page",
  },
} as const satisfies PageRows;
