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
    description:
      "The seven kinds of insurance households and businesses in Canada buy, what each is for, and how to choose between them.",
    keywords: ["types of insurance", "insurance types Canada"],
    page: "insurance-types/insurance-types-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/insurance-types/life": {
    ...comparison,
    label: "Life Insurance",
    title: "Compare Life Insurance in Canada",
    description:
      "Term, no-exam, term-to-100 and universal life products side by side, and how to tell which one is for you.",
    keywords: ["compare life insurance", "term life insurance Canada", "no-exam life insurance"],
    page: "insurance-types/life-page",
  },
  "/insurance-types/home": {
    ...comparison,
    label: "Best Home Insurance",
    title: "Best Home Insurance in Canada",
    description:
      "Ten home insurers ranked by strength, claims, service and value. Move the weights and watch the order change.",
    keywords: ["best home insurance Canada", "home insurance comparison", "home insurers ranked"],
    page: "insurance-types/home-page",
  },
  "/insurance-types/auto": {
    ...comparison,
    label: "Auto Insurance",
    title: "Compare Auto Insurance in Canada",
    description:
      "Who sells auto insurance where, through whom, and what to check before you ask any of them for a price.",
    keywords: ["compare auto insurance", "car insurance companies Canada"],
    page: "insurance-types/auto-page",
  },
  "/insurance-types/travel": {
    ...comparison,
    label: "Travel Insurance",
    title: "Compare Travel Insurance in Canada",
    description: "Emergency medical, trip cancellation and visitor plans compared on what they cover and for whom.",
    keywords: ["compare travel insurance", "travel medical insurance Canada", "visitors to Canada insurance"],
    page: "insurance-types/travel-page",
  },
  "/insurance-types/health": {
    ...comparison,
    label: "Health Insurance",
    title: "Compare Health Insurance in Canada",
    description:
      "Individual drug, dental, extended health and critical illness plans from Canadian insurers, side by side.",
    keywords: ["compare health insurance", "personal health insurance Canada", "critical illness insurance"],
    page: "insurance-types/health-page",
  },
  "/insurance-types/business": {
    ...comparison,
    label: "Business Insurance",
    title: "Compare Business Insurance in Canada",
    description:
      "Business packages, liability and group plans for small and mid-sized businesses, and who offers them.",
    keywords: ["compare business insurance", "small business insurance Canada"],
    page: "insurance-types/business-page",
  },
  "/insurance-types/disability": {
    ...comparison,
    label: "Disability Insurance",
    title: "Compare Disability Insurance in Canada",
    description:
      "Individual and group disability contracts compared by definition, waiting period and strength of contract.",
    keywords: ["compare disability insurance", "income protection Canada"],
    page: "insurance-types/disability-page",
  },
} as const satisfies PageRows;
