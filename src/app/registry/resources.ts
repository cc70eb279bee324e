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
    label: "FAQ",
    title: "Credit in Canada: Frequently Asked Questions",
    page: "faq-page",
    changeFrequency: "monthly",
    priority: 0.7,
    whileLoading: "previous page",
  },
  "/insurance-quotes-canada": {
    label: "Insurance Quotes",
    title: "Insurance Quotes in Canada",
    page: "insurance-quotes-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/insurance-rates-canada": {
    label: "Insurance Rates",
    title: "Insurance Rates in Canada",
    page: "insurance-rates-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/about": {
    label: "About",
    title: "About Northcover",
    page: "about-page",
    changeFrequency: "monthly",
    priority: 0.4,
    whileLoading: "previous page",
  },
  "/sitemap": {
    label: "Sitemap",
    title: "Sitemap",
    page: "sitemap-page",
    changeFrequency: "monthly",
    priority: 0.3,
    whileLoading: "previous page",
  },
  "/terms-of-service": {
    ...legal,
    label: "Terms of Service",
    title: "Terms of Service",
    page: "terms-of-service-page",
  },
  "/privacy-policy": {
    ...legal,
    label: "Privacy Policy",
    title: "Privacy Policy",
    page: "privacy-policy-page",
  },
  "/request-sent": {
    ...formAnswer,
    label: "Request sent",
    title: "We Have Your Request",
    page: "request-sent-page",
  },
  "/request-not-sent": {
    ...formAnswer,
    label: "Request not sent",
    title: "Your Request Was Not Sent",
    page: "request-not-sent-page",
  },
} as const satisfies PageRows;
