import type { OwnPath, SitePath } from "#site/registry.ts";

/** The component of each page of the kind `own`: its path below `src/pages`, without the extension. */
export const ownPages: Readonly<Partial<Record<SitePath, string>>> = {
  "/": "home/home-page",
  "/learn": "learn/learn-page",
  "/blog": "article/blog-page",
  "/tools": "tool/tools-page",
  "/tools/life-insurance-calculator": "tool/life-insurance-calculator-page",
  "/tools/provincial-insurance-guide": "tool/provincial-insurance-guide-page",
  "/tools/consultation": "tool/consultation-page",
  "/faq": "faq/faq-page",
  "/sitemap": "sitemap/sitemap-page",
  "/request-sent": "request/request-sent-page",
  "/request-not-sent": "request/request-not-sent-page",
} satisfies Readonly<Record<OwnPath, string>>;
