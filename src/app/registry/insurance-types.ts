import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const comparison = {
  changeFrequency: "monthly",
  priority: 0.8,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const insuranceTypesRows = {
  "/insurance-types": {
    ...pageTitles["/insurance-types"],
    page: "insurance-types/insurance-types-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/insurance-types/life": {
    ...pageTitles["/insurance-types/life"],
    ...comparison,
    page: "insurance-types/life-page",
  },
  "/insurance-types/home": {
    ...pageTitles["/insurance-types/home"],
    ...comparison,
    page: "insurance-types/home-page",
  },
  "/insurance-types/auto": {
    ...pageTitles["/insurance-types/auto"],
    ...comparison,
    page: "insurance-types/auto-page",
  },
  "/insurance-types/travel": {
    ...pageTitles["/insurance-types/travel"],
    ...comparison,
    page: "insurance-types/travel-page",
  },
  "/insurance-types/health": {
    ...pageTitles["/insurance-types/health"],
    ...comparison,
    page: "insurance-types/health-page",
  },
  "/insurance-types/business": {
    ...pageTitles["/insurance-types/business"],
    ...comparison,
    page: "insurance-types/business-page",
  },
  "/insurance-types/disability": {
    ...pageTitles["/insurance-types/disability"],
    ...comparison,
    page: "insurance-types/disability-page",
  },
} as const satisfies PageRows;
