import type { PageRow, PageRows } from "./page-row.ts";

const article = {
  changeFrequency: "yearly",
  priority: 0.7,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const blogRows = {
  "/blog": {
    label: "Blog",
    title: "Insurance Blog: Insight for Canadians",
    page: "blog/blog-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/blog/best-life-insurance-canada-2024": {
    ...article,
    label: "Best Life Insurance 2024",
    title: "Best Life Insurance in Canada 2024",
    page: "blog/best-life-insurance-canada-2024-page",
  },
  "/blog/home-insurance-guide-canada-2024": {
    ...article,
    label: "Home Insurance Guide 2024",
    title: "The Ultimate Home Insurance Guide 2024",
    page: "blog/home-insurance-guide-canada-2024-page",
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    ...article,
    label: "Auto Rates by Province 2024",
    title: "Auto Insurance Rates by Province 2024",
    page: "blog/auto-insurance-rates-by-province-2024-page",
  },
  "/blog/insurance-actuarial-tables-explained": {
    ...article,
    label: "Actuarial Tables Explained",
    title: "Insurance Actuarial Tables Explained",
    page: "blog/insurance-actuarial-tables-explained-page",
  },
  "/blog/insurance-fraud-canada": {
    ...article,
    label: "Insurance Fraud in Canada",
    title: "Insurance Fraud in Canada",
    page: "blog/insurance-fraud-canada-page",
  },
  "/blog/insurance-consumer-rights-canada": {
    ...article,
    label: "Insurance Consumer Rights",
    title: "Your Insurance Rights in Canada",
    page: "blog/insurance-consumer-rights-canada-page",
  },
} as const satisfies PageRows;
