import type { SitePath } from "#site/site-path.ts";
import type { FooterGroup } from "#widgets/shell/site-footer.tsx";
import type { NavigationLink } from "#widgets/shell/site-nav.tsx";
import * as words from "#words/shell.ts";
import { provinceChoice } from "./breadcrumb-trail.ts";
import { pageNames } from "#page-names";

function links(...paths: readonly SitePath[]): NavigationLink[] {
  return paths.map((path) => ({ href: path, label: pageNames[path].label }));
}

export const navigationLinks = links("/learn", "/blog", "/insurance-types", "/tools", "/faq");

/** Shortcuts for visitors with a specific task. */
export const caseLinks: readonly NavigationLink[] = [
  { href: provinceChoice, label: words.yourProvince },
  { href: "/blog/insurance-consumer-rights-canada#build-your-complaint", label: words.somethingWrong },
];

/** The navigation's one button. */
export const quoteLink: NavigationLink = { href: "/tools", label: words.getQuote };

export const footerGroups: readonly FooterGroup[] = [
  {
    title: words.learn,
    links: links(
      "/learn/how-insurance-works",
      "/learn/choose-insurance",
      "/learn/insurance-claims",
      "/learn/life-insurance",
      "/learn/home-insurance",
      "/learn/auto-insurance",
      "/learn/health-insurance",
      "/insurance-rates-canada",
    ),
  },
  {
    title: words.insuranceTypes,
    links: links("/insurance-types/life", "/insurance-types/home", "/insurance-types/auto", "/insurance-types/travel"),
  },
  { title: words.resources, links: links("/blog", "/tools", "/insurance-quotes-canada", "/faq", "/sitemap") },
];

export const legalLinks = links("/privacy-policy", "/terms-of-service", "/about");
