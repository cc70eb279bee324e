import type { SitePath } from "#domain/site-path.ts";
import type { FooterGroup } from "#widgets/site-footer/site-footer.tsx";
import type { NavigationLink } from "#widgets/site-nav/site-nav.tsx";
import { publishedPaths } from "./page-modules.ts";
import { registry } from "./registry/registry.ts";

/** Links to those of the given pages that exist, by their labels. */
function links(...paths: readonly SitePath[]): NavigationLink[] {
  return paths.filter((path) => publishedPaths.has(path)).map((path) => ({ href: path, label: registry[path].label }));
}

export const navigationLinks = links("/learn", "/blog", "/insurance-types", "/tools", "/faq");

/** The navigation's one button, absent until its page exists. */
export const quoteLink: NavigationLink | undefined = publishedPaths.has("/tools")
  ? { href: "/tools", label: "Get Quote" }
  : undefined;

export const footerGroups: readonly FooterGroup[] = [
  {
    title: "Learn",
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
    title: "Insurance Types",
    links: links("/insurance-types/life", "/insurance-types/home", "/insurance-types/auto", "/insurance-types/travel"),
  },
  { title: "Resources", links: links("/blog", "/tools", "/insurance-quotes-canada", "/faq", "/sitemap") },
].filter((group) => group.links.length > 0);

export const legalLinks = links("/privacy-policy", "/terms-of-service");
