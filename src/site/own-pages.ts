import type { OwnPath, SitePath } from "./registry.ts";

const files = {
  "/": "home-page",
  "/learn": "learn-page",
  "/blog": "blog/blog-page",
  "/tools": "tools/tools-page",
  "/tools/life-insurance-calculator": "tools/life-insurance-calculator-page",
  "/tools/provincial-insurance-guide": "tools/provincial-insurance-guide-page",
  "/tools/consultation": "tools/consultation-page",
  "/faq": "faq-page",
  "/sitemap": "sitemap-page",
  "/request-sent": "request-sent-page",
  "/request-not-sent": "request-not-sent-page",
} as const satisfies Readonly<Record<OwnPath, string>>;

/**
 * The component of each page of the kind `own`: its path below `src/pages`, without the extension. Apart from the
 * registry, because only the build reads it and every page ships the registry.
 */
export const ownPages: Readonly<Partial<Record<SitePath, string>>> = files;
