import type { PageRow, PageRows } from "./page-row.ts";

const provincialGuide = {
  changeFrequency: "monthly",
  priority: 0.7,
  whileLoading: "placeholder",
} as const satisfies Partial<PageRow>;

export const provincialRows = {
  "/provincial/alberta-insurance-guide": {
    ...provincialGuide,
    label: "Alberta",
    title: "Alberta Insurance Guide",
    page: "provincial/alberta-insurance-guide-page",
  },
  "/provincial/british-columbia-insurance-guide": {
    ...provincialGuide,
    label: "British Columbia",
    title: "British Columbia Insurance Guide",
    page: "provincial/british-columbia-insurance-guide-page",
  },
  "/provincial/manitoba-insurance-guide": {
    ...provincialGuide,
    label: "Manitoba",
    title: "Manitoba Insurance Guide",
    page: "provincial/manitoba-insurance-guide-page",
  },
  "/provincial/new-brunswick-insurance-guide": {
    ...provincialGuide,
    label: "New Brunswick",
    title: "New Brunswick Insurance Guide",
    page: "provincial/new-brunswick-insurance-guide-page",
  },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    ...provincialGuide,
    label: "Newfoundland and Labrador",
    title: "Newfoundland and Labrador Insurance Guide",
    page: "provincial/newfoundland-and-labrador-insurance-guide-page",
  },
  "/provincial/northwest-territories-insurance-guide": {
    ...provincialGuide,
    label: "Northwest Territories",
    title: "Northwest Territories Insurance Guide",
    page: "provincial/northwest-territories-insurance-guide-page",
  },
  "/provincial/nova-scotia-insurance-guide": {
    ...provincialGuide,
    label: "Nova Scotia",
    title: "Nova Scotia Insurance Guide",
    page: "provincial/nova-scotia-insurance-guide-page",
  },
  "/provincial/nunavut-insurance-guide": {
    ...provincialGuide,
    label: "Nunavut",
    title: "Nunavut Insurance Guide",
    page: "provincial/nunavut-insurance-guide-page",
  },
  "/provincial/ontario-insurance-guide": {
    ...provincialGuide,
    label: "Ontario",
    title: "Ontario Insurance Guide",
    page: "provincial/ontario-insurance-guide-page",
  },
  "/provincial/prince-edward-island-insurance-guide": {
    ...provincialGuide,
    label: "Prince Edward Island",
    title: "Prince Edward Island Insurance Guide",
    page: "provincial/prince-edward-island-insurance-guide-page",
  },
  "/provincial/quebec-insurance-guide": {
    ...provincialGuide,
    label: "Quebec",
    title: "Quebec Insurance Guide",
    page: "provincial/quebec-insurance-guide-page",
  },
  "/provincial/saskatchewan-insurance-guide": {
    ...provincialGuide,
    label: "Saskatchewan",
    title: "Saskatchewan Insurance Guide",
    page: "provincial/saskatchewan-insurance-guide-page",
  },
  "/provincial/yukon-insurance-guide": {
    ...provincialGuide,
    label: "Yukon",
    title: "Yukon Insurance Guide",
    page: "provincial/yukon-insurance-guide-page",
  },
} as const satisfies PageRows;
