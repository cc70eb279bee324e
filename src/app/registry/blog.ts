import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const article = {
  changeFrequency: "yearly",
  priority: 0.7,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const blogRows = {
  "/blog": {
    ...pageTitles["/blog"],
    page: "blog/blog-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/blog/best-life-insurance-canada-2024": {
    ...pageTitles["/blog/best-life-insurance-canada-2024"],
    ...article,
    page: "blog/best-life-insurance-canada-2024-page",
  },
  "/blog/home-insurance-guide-canada-2024": {
    ...pageTitles["/blog/home-insurance-guide-canada-2024"],
    ...article,
    page: "blog/home-insurance-guide-canada-2024-page",
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    ...pageTitles["/blog/auto-insurance-rates-by-province-2024"],
    ...article,
    page: "blog/auto-insurance-rates-by-province-2024-page",
  },
  "/blog/insurance-actuarial-tables-explained": {
    ...pageTitles["/blog/insurance-actuarial-tables-explained"],
    ...article,
    page: "blog/insurance-actuarial-tables-explained-page",
  },
  "/blog/insurance-fraud-canada": {
    ...pageTitles["/blog/insurance-fraud-canada"],
    ...article,
    page: "blog/insurance-fraud-canada-page",
  },
  "/blog/insurance-consumer-rights-canada": {
    ...pageTitles["/blog/insurance-consumer-rights-canada"],
    ...article,
    page: "blog/insurance-consumer-rights-canada-page",
  },
} as const satisfies PageRows;
