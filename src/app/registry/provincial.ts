import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const provincialGuide = {
  changeFrequency: "monthly",
  priority: 0.7,
  whileLoading: "placeholder",
} as const satisfies Partial<PageRow>;

export const provincialRows = {
  "/provincial/alberta-insurance-guide": {
    ...pageTitles["/provincial/alberta-insurance-guide"],
    ...provincialGuide,
    page: "provincial/alberta-insurance-guide-page",
  },
  "/provincial/british-columbia-insurance-guide": {
    ...pageTitles["/provincial/british-columbia-insurance-guide"],
    ...provincialGuide,
    page: "provincial/british-columbia-insurance-guide-page",
  },
  "/provincial/manitoba-insurance-guide": {
    ...pageTitles["/provincial/manitoba-insurance-guide"],
    ...provincialGuide,
    page: "provincial/manitoba-insurance-guide-page",
  },
  "/provincial/new-brunswick-insurance-guide": {
    ...pageTitles["/provincial/new-brunswick-insurance-guide"],
    ...provincialGuide,
    page: "provincial/new-brunswick-insurance-guide-page",
  },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    ...pageTitles["/provincial/newfoundland-and-labrador-insurance-guide"],
    ...provincialGuide,
    page: "provincial/newfoundland-and-labrador-insurance-guide-page",
  },
  "/provincial/northwest-territories-insurance-guide": {
    ...pageTitles["/provincial/northwest-territories-insurance-guide"],
    ...provincialGuide,
    page: "provincial/northwest-territories-insurance-guide-page",
  },
  "/provincial/nova-scotia-insurance-guide": {
    ...pageTitles["/provincial/nova-scotia-insurance-guide"],
    ...provincialGuide,
    page: "provincial/nova-scotia-insurance-guide-page",
  },
  "/provincial/nunavut-insurance-guide": {
    ...pageTitles["/provincial/nunavut-insurance-guide"],
    ...provincialGuide,
    page: "provincial/nunavut-insurance-guide-page",
  },
  "/provincial/ontario-insurance-guide": {
    ...pageTitles["/provincial/ontario-insurance-guide"],
    ...provincialGuide,
    page: "provincial/ontario-insurance-guide-page",
  },
  "/provincial/prince-edward-island-insurance-guide": {
    ...pageTitles["/provincial/prince-edward-island-insurance-guide"],
    ...provincialGuide,
    page: "provincial/prince-edward-island-insurance-guide-page",
  },
  "/provincial/quebec-insurance-guide": {
    ...pageTitles["/provincial/quebec-insurance-guide"],
    ...provincialGuide,
    page: "provincial/quebec-insurance-guide-page",
  },
  "/provincial/saskatchewan-insurance-guide": {
    ...pageTitles["/provincial/saskatchewan-insurance-guide"],
    ...provincialGuide,
    page: "provincial/saskatchewan-insurance-guide-page",
  },
  "/provincial/yukon-insurance-guide": {
    ...pageTitles["/provincial/yukon-insurance-guide"],
    ...provincialGuide,
    page: "provincial/yukon-insurance-guide-page",
  },
} as const satisfies PageRows;
