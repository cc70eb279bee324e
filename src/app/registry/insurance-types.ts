import type { PageRow, PageRows } from "./page-row.ts";

const comparison = {
  changeFrequency: "monthly",
  priority: 0.8,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const insuranceTypesRows = {
  "/insurance-types": {
    label: "Insurance Types",
    title: "Insurance Types in Canada",
    page: "insurance-types/insurance-types-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/insurance-types/life": {
    ...comparison,
    label: "Life Insurance",
    title: "Compare Life Insurance in Canada",
    page: "insurance-types/life-page",
  },
  "/insurance-types/home": {
    ...comparison,
    label: "Best Home Insurance",
    title: "Best Home Insurance in Canada",
    page: "insurance-types/home-page",
  },
  "/insurance-types/auto": {
    ...comparison,
    label: "Auto Insurance",
    title: "Compare Auto Insurance in Canada",
    page: "insurance-types/auto-page",
  },
  "/insurance-types/travel": {
    ...comparison,
    label: "Travel Insurance",
    title: "Compare Travel Insurance in Canada",
    page: "insurance-types/travel-page",
  },
  "/insurance-types/health": {
    ...comparison,
    label: "Health Insurance",
    title: "Compare Health Insurance in Canada",
    page: "insurance-types/health-page",
  },
  "/insurance-types/business": {
    ...comparison,
    label: "Business Insurance",
    title: "Compare Business Insurance in Canada",
    page: "insurance-types/business-page",
  },
  "/insurance-types/disability": {
    ...comparison,
    label: "Disability Insurance",
    title: "Compare Disability Insurance in Canada",
    page: "insurance-types/disability-page",
  },
} as const satisfies PageRows;
