import type { PageRow, PageRows } from "./page-row.ts";

const legal = {
  changeFrequency: "yearly",
  priority: 0.3,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

const formAnswer = {
  keywords: ["form"],
  changeFrequency: "yearly",
  priority: 0,
  isListed: false,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const resourcesRows = {
  "/faq": {
    label: "FAQ",
    title: "Credit in Canada: Frequently Asked Questions",
    description:
      "Credit scores, cards, reports, mortgages and your rights: answers for Canada, and why credit matters to insurance.",
    keywords: ["credit score Canada", "credit FAQ", "credit and insurance"],
    page: "faq-page",
    changeFrequency: "monthly",
    priority: 0.7,
    whileLoading: "previous page",
  },
  "/insurance-quotes-canada": {
    label: "Insurance Quotes",
    title: "Insurance Quotes in Canada",
    description: "What to have ready before you ask for an insurance quote, and three ways to start.",
    keywords: ["insurance quotes Canada", "get insurance quote"],
    page: "insurance-quotes-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/insurance-rates-canada": {
    label: "Insurance Rates",
    title: "Insurance Rates in Canada",
    description: "Where premiums are heading, how provinces compare and what a household can do about its own bill.",
    keywords: ["insurance rates Canada", "insurance premiums by province"],
    page: "insurance-rates-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
    whileLoading: "previous page",
  },
  "/about": {
    label: "About",
    title: "About Northcover",
    description: "How Northcover is written, how it earns money, and what we have corrected.",
    keywords: ["about"],
    page: "about-page",
    changeFrequency: "monthly",
    priority: 0.4,
    whileLoading: "previous page",
  },
  "/sitemap": {
    label: "Sitemap",
    title: "Sitemap",
    description: "Every page of Northcover in one list, and the same list as XML for search engines.",
    keywords: ["sitemap"],
    page: "sitemap-page",
    changeFrequency: "monthly",
    priority: 0.3,
    whileLoading: "previous page",
  },
  "/terms-of-service": {
    ...legal,
    label: "Terms of Service",
    title: "Terms of Service",
    description: "What Northcover offers, what it does not promise, how it is paid and the rules for using it.",
    keywords: ["terms of service"],
    page: "terms-of-service-page",
  },
  "/privacy-policy": {
    ...legal,
    label: "Privacy Policy",
    title: "Privacy Policy",
    description:
      "What Northcover stores when you send a form, why, for how long, and how to see it or have it deleted.",
    keywords: ["privacy policy", "PIPEDA", "Law 25"],
    page: "privacy-policy-page",
  },
  "/request-sent": {
    ...formAnswer,
    label: "Request sent",
    title: "We Have Your Request",
    description: "What happens after you send us a form, step by step.",
    page: "request-sent-page",
  },
  "/request-not-sent": {
    ...formAnswer,
    label: "Request not sent",
    title: "Your Request Was Not Sent",
    description: "Why we did not store your form, and what you can do.",
    page: "request-not-sent-page",
  },
} as const satisfies PageRows;
