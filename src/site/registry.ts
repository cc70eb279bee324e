/*
 * Every page of the site, in the order of the specification: its path and its kind. All other data of a page is in the
 * front matter of its file, `src/content/<language><path>.md`; its weight for search engines is in `sitemap.ts`. The
 * router, the prerender, navigation, breadcrumbs, metadata, the sitemap and the tests of all pages read this list.
 */

/**
 * Kinds of pages. Each has a folder of `src/pages` with its component, except `own`: a page with its own behaviour and
 * therefore its own component, which `scripts/pages/own-pages.ts` names.
 */
export type PageKind =
  | "guide"
  | "article"
  | "comparison"
  | "province"
  | "company"
  | "resource"
  | "legal"
  | "plain"
  | "tool"
  | "life-event"
  | "own";

/** Registry entry of one page. */
export interface PageRow {
  readonly kind: PageKind;
  /**
   * `false` for a page that nobody searches for, such as the confirmation of a form: it is left out of lists, sitemap
   * and search. Default: true.
   */
  readonly isListed?: boolean;
  /**
   * Fallback during a client-side navigation until the page's code is loaded: the previous page, or a loading
   * placeholder.
   */
  readonly whileLoading: "previous page" | "placeholder";
}

const guide = { kind: "guide", whileLoading: "previous page" } as const;
const groupGuide = { ...guide, whileLoading: "placeholder" } as const;
const resource = { kind: "resource", whileLoading: "previous page" } as const;
const lifeEvent = { ...guide, kind: "life-event" } as const;
const comparison = { kind: "comparison", whileLoading: "previous page" } as const;
const article = { kind: "article", whileLoading: "previous page" } as const;
const legal = { kind: "legal", whileLoading: "previous page" } as const;
const province = { kind: "province", whileLoading: "placeholder" } as const;
const company = { kind: "company", whileLoading: "placeholder" } as const;
const plain = { kind: "plain", whileLoading: "previous page" } as const;
const own = { kind: "own", whileLoading: "previous page" } as const;
const tool = { kind: "tool", whileLoading: "previous page" } as const;

const rows = {
  "/": own,
  "/learn": own,
  "/learn/how-insurance-works": guide,
  "/learn/choose-insurance": guide,
  "/learn/insurance-claims": guide,
  "/learn/life-insurance": guide,
  "/learn/home-insurance": guide,
  "/learn/auto-insurance": guide,
  "/learn/health-insurance": guide,
  "/learn/travel-insurance": guide,
  "/learn/business-insurance": guide,
  "/learn/disability-insurance": guide,
  "/learn/insurance-comparison": guide,
  "/learn/insurance-savings": guide,
  "/learn/prices": guide,
  "/learn/young-professionals-insurance": groupGuide,
  "/learn/new-immigrant-insurance": groupGuide,
  "/learn/high-net-worth-insurance": groupGuide,
  "/learn/insurance-for-seniors": groupGuide,
  "/learn/life-events": guide,
  "/learn/life-events/first-rental": lifeEvent,
  "/learn/life-events/condo": lifeEvent,
  "/learn/life-events/first-home": lifeEvent,
  "/learn/life-events/landlord": lifeEvent,
  "/learn/life-events/working-for-yourself": lifeEvent,
  "/learn/life-events/new-baby": lifeEvent,
  "/learn/life-events/moving-in-together-or-apart": lifeEvent,
  "/learn/life-events/leaving-a-job": lifeEvent,
  "/learn/life-events/moving-to-another-province": lifeEvent,
  "/learn/life-events/a-death-in-the-family": lifeEvent,
  "/learn/life-events/cancelled-or-refused": lifeEvent,
  "/learn/life-events/first-48-hours": lifeEvent,
  "/learn/questions": guide,
  "/learn/resources/insurance-checklist": resource,
  "/learn/resources/comparison-workbook": resource,
  "/learn/resources/new-driver-kit": resource,
  "/insurance-types": guide,
  "/insurance-types/life": comparison,
  "/insurance-types/home": comparison,
  "/insurance-types/auto": comparison,
  "/insurance-types/travel": comparison,
  "/insurance-types/health": comparison,
  "/insurance-types/business": comparison,
  "/insurance-types/disability": comparison,
  "/blog": own,
  "/blog/best-life-insurance-canada-2024": article,
  "/blog/home-insurance-guide-canada-2024": article,
  "/blog/auto-insurance-rates-by-province-2024": article,
  "/blog/insurance-actuarial-tables-explained": article,
  "/blog/insurance-fraud-canada": article,
  "/blog/insurance-consumer-rights-canada": article,
  "/tools": own,
  "/tools/life-insurance-calculator": own,
  "/tools/home-insurance-calculator": tool,
  "/tools/auto-insurance-calculator": tool,
  "/tools/disability-insurance-calculator": tool,
  "/tools/travel-insurance-calculator": tool,
  "/tools/coverage-gap-analyzer": tool,
  "/tools/multi-policy-savings": tool,
  "/tools/business-insurance-calculator": tool,
  "/tools/estate-planning-review": tool,
  "/tools/senior-insurance-review": tool,
  "/tools/insurance-comparison-tool": tool,
  "/tools/provincial-insurance-guide": own,
  "/tools/consultation": own,
  "/faq": own,
  "/insurance-quotes-canada": guide,
  "/insurance-rates-canada": guide,
  "/about": plain,
  "/about/corrections": plain,
  "/sitemap": own,
  "/terms-of-service": legal,
  "/privacy-policy": legal,
  "/provincial/alberta-insurance-guide": province,
  "/provincial/british-columbia-insurance-guide": province,
  "/provincial/manitoba-insurance-guide": province,
  "/provincial/new-brunswick-insurance-guide": province,
  "/provincial/newfoundland-and-labrador-insurance-guide": province,
  "/provincial/northwest-territories-insurance-guide": province,
  "/provincial/nova-scotia-insurance-guide": province,
  "/provincial/nunavut-insurance-guide": province,
  "/provincial/ontario-insurance-guide": province,
  "/provincial/prince-edward-island-insurance-guide": province,
  "/provincial/quebec-insurance-guide": province,
  "/provincial/saskatchewan-insurance-guide": province,
  "/provincial/yukon-insurance-guide": province,
  "/company-analysis/intact-financial-analysis": company,
  "/company-analysis/sun-life-financial-analysis": company,
  "/company-analysis/manulife-financial-analysis": company,
  "/company-analysis/canada-life-analysis": company,
  "/company-analysis/desjardins-analysis": company,
  "/company-analysis/td-insurance-analysis": company,
  "/company-analysis/co-operators-analysis": company,
  "/company-analysis/aviva-canada-analysis": company,
  "/company-analysis/wawanesa-analysis": company,
  "/company-analysis/ia-financial-analysis": company,
  "/request-sent": { ...own, isListed: false },
  "/request-not-sent": { ...own, isListed: false },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>;

/** Path of a page, with a leading and without a trailing slash. */
export type SitePath = keyof typeof rows;

/** Path of a page with its own component. */
export type OwnPath = { [Path in SitePath]: (typeof rows)[Path]["kind"] extends "own" ? Path : never }[SitePath];

/** Registry entries by path. */
export const registry: Readonly<Record<SitePath, PageRow>> = rows;
