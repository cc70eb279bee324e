import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const legal = {
  changeFrequency: "yearly",
  priority: 0.3,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

const formAnswer = {
  changeFrequency: "yearly",
  priority: 0,
  isListed: false,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const resourcesRows = {
  "/faq": {
    ...pageTitles["/faq"],
    page: "faq-page",
    changeFrequency: "monthly",
    priority: 0.7,
    whileLoading: "previous page",
  },
  "/insurance-quotes-canada": {
    ...pageTitles["/insurance-quotes-canada"],
    page: "insurance-quotes-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/insurance-rates-canada": {
    ...pageTitles["/insurance-rates-canada"],
    page: "insurance-rates-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/about": {
    ...pageTitles["/about"],
    page: "about-page",
    changeFrequency: "monthly",
    priority: 0.4,
    whileLoading: "previous page",
  },
  "/sitemap": {
    ...pageTitles["/sitemap"],
    page: "sitemap-page",
    changeFrequency: "monthly",
    priority: 0.3,
    whileLoading: "previous page",
  },
  "/terms-of-service": {
    ...pageTitles["/terms-of-service"],
    ...legal,
    page: "terms-of-service-page",
  },
  "/privacy-policy": {
    ...pageTitles["/privacy-policy"],
    ...legal,
    page: "privacy-policy-page",
  },
  "/request-sent": {
    ...pageTitles["/request-sent"],
    ...formAnswer,
    page: "request-sent-page",
  },
  "/request-not-sent": {
    ...pageTitles["/request-not-sent"],
    ...formAnswer,
    page: "request-not-sent-page",
  },
} as const satisfies PageRows;
