import type { PageRow, PageRows } from "./page-row.ts";

const guide = {
  changeFrequency: "monthly",
  priority: 0.8,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;
const groupGuide = { ...guide, priority: 0.7, whileLoading: "placeholder" } as const satisfies Partial<PageRow>;

const resource = {
  changeFrequency: "yearly",
  priority: 0.6,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const learnRows = {
  "/learn": {
    label: "Learn",
    title: "Learn About Insurance in Canada",
    page: "learn/learn-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/learn/how-insurance-works": {
    ...guide,
    label: "How Insurance Works",
    title: "How Insurance Works",
    page: "learn/how-insurance-works-page",
  },
  "/learn/choose-insurance": {
    ...guide,
    label: "How to Choose Insurance",
    title: "How to Choose Insurance in 3 Steps",
    page: "learn/choose-insurance-page",
  },
  "/learn/insurance-claims": {
    ...guide,
    label: "Insurance Claims",
    title: "How to File an Insurance Claim",
    page: "learn/insurance-claims-page",
  },
  "/learn/life-insurance": {
    ...guide,
    label: "Life Insurance Guide",
    title: "Life Insurance Guide",
    page: "learn/life-insurance-page",
  },
  "/learn/home-insurance": {
    ...guide,
    label: "Home Insurance Guide",
    title: "Home Insurance Guide",
    page: "learn/home-insurance-page",
  },
  "/learn/auto-insurance": {
    ...guide,
    label: "Auto Insurance Guide",
    title: "Auto Insurance Guide",
    page: "learn/auto-insurance-page",
  },
  "/learn/health-insurance": {
    ...guide,
    label: "Health Insurance Guide",
    title: "Health Insurance Guide",
    page: "learn/health-insurance-page",
  },
  "/learn/travel-insurance": {
    ...guide,
    label: "Travel Insurance Guide",
    title: "Travel Insurance Guide",
    page: "learn/travel-insurance-page",
  },
  "/learn/business-insurance": {
    ...guide,
    label: "Business Insurance Guide",
    title: "Business Insurance Guide",
    page: "learn/business-insurance-page",
  },
  "/learn/disability-insurance": {
    ...guide,
    label: "Disability Insurance Guide",
    title: "Disability Insurance Guide",
    page: "learn/disability-insurance-page",
  },
  "/learn/insurance-comparison": {
    ...guide,
    label: "Insurance Comparison Tips",
    title: "Insurance Comparison Tips",
    page: "learn/insurance-comparison-page",
  },
  "/learn/insurance-savings": {
    ...guide,
    label: "Insurance Savings Strategies",
    title: "Insurance Savings Strategies",
    page: "learn/insurance-savings-page",
  },
  "/learn/young-professionals-insurance": {
    ...groupGuide,
    label: "Young Professionals",
    title: "Insurance for Young Professionals",
    page: "learn/young-professionals-insurance-page",
  },
  "/learn/new-immigrant-insurance": {
    ...groupGuide,
    label: "New Immigrants",
    title: "Insurance for Newcomers to Canada",
    page: "learn/new-immigrant-insurance-page",
  },
  "/learn/high-net-worth-insurance": {
    ...groupGuide,
    label: "High Net Worth",
    title: "Insurance for High-Net-Worth Households",
    page: "learn/high-net-worth-insurance-page",
  },
  "/learn/insurance-for-seniors": {
    ...groupGuide,
    label: "Seniors",
    title: "Insurance for Seniors",
    page: "learn/insurance-for-seniors-page",
  },
  "/learn/resources/insurance-checklist": {
    ...resource,
    label: "Insurance Checklist",
    title: "Insurance Checklist",
    page: "learn/resources/insurance-checklist-page",
  },
  "/learn/resources/comparison-workbook": {
    ...resource,
    label: "Comparison Workbook",
    title: "Insurance Comparison Workbook",
    page: "learn/resources/comparison-workbook-page",
  },
  "/learn/resources/new-driver-kit": {
    ...resource,
    label: "New Driver Kit",
    title: "New Driver Kit",
    page: "learn/resources/new-driver-kit-page",
  },
} as const satisfies PageRows;
