import { pageTitles } from "#content/en/page-titles.ts";
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
    ...pageTitles["/learn"],
    page: "learn/learn-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/learn/how-insurance-works": {
    ...pageTitles["/learn/how-insurance-works"],
    ...guide,
    page: "learn/how-insurance-works-page",
  },
  "/learn/choose-insurance": {
    ...pageTitles["/learn/choose-insurance"],
    ...guide,
    page: "learn/choose-insurance-page",
  },
  "/learn/insurance-claims": {
    ...pageTitles["/learn/insurance-claims"],
    ...guide,
    page: "learn/insurance-claims-page",
  },
  "/learn/life-insurance": {
    ...pageTitles["/learn/life-insurance"],
    ...guide,
    page: "learn/life-insurance-page",
  },
  "/learn/home-insurance": {
    ...pageTitles["/learn/home-insurance"],
    ...guide,
    page: "learn/home-insurance-page",
  },
  "/learn/auto-insurance": {
    ...pageTitles["/learn/auto-insurance"],
    ...guide,
    page: "learn/auto-insurance-page",
  },
  "/learn/health-insurance": {
    ...pageTitles["/learn/health-insurance"],
    ...guide,
    page: "learn/health-insurance-page",
  },
  "/learn/travel-insurance": {
    ...pageTitles["/learn/travel-insurance"],
    ...guide,
    page: "learn/travel-insurance-page",
  },
  "/learn/business-insurance": {
    ...pageTitles["/learn/business-insurance"],
    ...guide,
    page: "learn/business-insurance-page",
  },
  "/learn/disability-insurance": {
    ...pageTitles["/learn/disability-insurance"],
    ...guide,
    page: "learn/disability-insurance-page",
  },
  "/learn/insurance-comparison": {
    ...pageTitles["/learn/insurance-comparison"],
    ...guide,
    page: "learn/insurance-comparison-page",
  },
  "/learn/insurance-savings": {
    ...pageTitles["/learn/insurance-savings"],
    ...guide,
    page: "learn/insurance-savings-page",
  },
  "/learn/young-professionals-insurance": {
    ...pageTitles["/learn/young-professionals-insurance"],
    ...groupGuide,
    page: "learn/young-professionals-insurance-page",
  },
  "/learn/new-immigrant-insurance": {
    ...pageTitles["/learn/new-immigrant-insurance"],
    ...groupGuide,
    page: "learn/new-immigrant-insurance-page",
  },
  "/learn/high-net-worth-insurance": {
    ...pageTitles["/learn/high-net-worth-insurance"],
    ...groupGuide,
    page: "learn/high-net-worth-insurance-page",
  },
  "/learn/insurance-for-seniors": {
    ...pageTitles["/learn/insurance-for-seniors"],
    ...groupGuide,
    page: "learn/insurance-for-seniors-page",
  },
  "/learn/resources/insurance-checklist": {
    ...pageTitles["/learn/resources/insurance-checklist"],
    ...resource,
    page: "learn/resources/insurance-checklist-page",
  },
  "/learn/resources/comparison-workbook": {
    ...pageTitles["/learn/resources/comparison-workbook"],
    ...resource,
    page: "learn/resources/comparison-workbook-page",
  },
  "/learn/resources/new-driver-kit": {
    ...pageTitles["/learn/resources/new-driver-kit"],
    ...resource,
    page: "learn/resources/new-driver-kit-page",
  },
} as const satisfies PageRows;
