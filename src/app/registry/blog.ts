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
    description:
      "Longer reads on how insurance in Canada is priced, sold, claimed and sometimes abused. Every figure says where it comes from.",
    keywords: ["insurance blog Canada", "insurance analysis"],
    page: "blog/blog-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/blog/best-life-insurance-canada-2024": {
    ...article,
    label: "Best Life Insurance 2024",
    title: "Best Life Insurance in Canada 2024",
    description:
      "Three large life insurers weighed up, and why the right amount and type of coverage matter more than the logo.",
    keywords: ["best life insurance Canada", "life insurance companies 2024"],
    page: "blog/best-life-insurance-canada-2024-page",
  },
  "/blog/home-insurance-guide-canada-2024": {
    ...article,
    label: "Home Insurance Guide 2024",
    title: "The Ultimate Home Insurance Guide 2024",
    description:
      "All 47 factors behind a home premium, coverage and gaps, provinces, claims and discounts in one long read.",
    keywords: ["home insurance guide", "home insurance premium factors", "home insurance 2024"],
    page: "blog/home-insurance-guide-canada-2024-page",
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    ...article,
    label: "Auto Rates by Province 2024",
    title: "Auto Insurance Rates by Province 2024",
    description:
      "What drivers pay in ten provinces, why the gaps are so wide, and which parts of the bill you can change.",
    keywords: ["auto insurance rates by province", "average car insurance Canada"],
    page: "blog/auto-insurance-rates-by-province-2024-page",
  },
  "/blog/insurance-actuarial-tables-explained": {
    ...article,
    label: "Actuarial Tables Explained",
    title: "Insurance Actuarial Tables Explained",
    description: "How insurers turn life tables and claim counts into a price, worked through with every step shown.",
    keywords: ["actuarial tables", "life table", "how premiums are calculated"],
    page: "blog/insurance-actuarial-tables-explained-page",
  },
  "/blog/insurance-fraud-canada": {
    ...article,
    label: "Insurance Fraud in Canada",
    title: "Insurance Fraud in Canada",
    description: "What insurance fraud costs, how staged crashes and ghost brokers work, and where to report them.",
    keywords: ["insurance fraud Canada", "ghost broker", "staged collision", "report insurance fraud"],
    page: "blog/insurance-fraud-canada-page",
  },
  "/blog/insurance-consumer-rights-canada": {
    ...article,
    label: "Insurance Consumer Rights",
    title: "Your Insurance Rights in Canada",
    description:
      "What an insurer owes you, how to complain in three steps, and which free service hears your case next.",
    keywords: ["insurance consumer rights", "insurance complaint Canada", "GIO", "OLHI"],
    page: "blog/insurance-consumer-rights-canada-page",
  },
} as const satisfies PageRows;
