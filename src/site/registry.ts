/*
 * Every page of the site, in the order of the specification: its path, its kind, and its weight among the others. All else
 * that the site knows of a page stands at the head of its file, `src/content/<language><path>.md`. The router, the
 * prerendered files, navigation, breadcrumbs, metadata, the sitemap and the loops of the tests all read this list.
 */

/** Kinds of pages that one component each draws, in `src/pages/kinds`. */
type DrawnKind = "guide" | "article" | "comparison" | "province" | "company" | "resource" | "legal";

/** `own` is a page with behaviour of its own, and so with a component of its own. */
export type PageKind = DrawnKind | "own";

interface RowOfAnyKind {
  readonly changeFrequency: "weekly" | "monthly" | "yearly";
  /** Weight among the site's own pages in the sitemap, from 0 to 1. */
  readonly priority: number;
  /**
   * `false` for a page that nobody looks for, such as the answer to a form: it is in no list, sitemap or search.
   * Default true.
   */
  readonly isListed?: boolean;
  /**
   * What stands on screen during a client-side navigation until the page's code is there: the page the visitor comes
   * from, or a loading placeholder.
   */
  readonly whileLoading: "previous page" | "placeholder";
}

interface DrawnRow extends RowOfAnyKind {
  readonly kind: DrawnKind;
}

interface OwnRow extends RowOfAnyKind {
  readonly kind: "own";
  /** The page's component below `src/pages`, without the ending. */
  readonly page: string;
}

/** What the list says of one page. */
export type PageRow = DrawnRow | OwnRow;

const guide = { kind: "guide", changeFrequency: "monthly", priority: 0.8, whileLoading: "previous page" } as const;
const groupGuide = { ...guide, priority: 0.7, whileLoading: "placeholder" } as const;
const resource = { kind: "resource", changeFrequency: "yearly", priority: 0.6, whileLoading: "previous page" } as const;
const comparison = {
  kind: "comparison",
  changeFrequency: "monthly",
  priority: 0.8,
  whileLoading: "previous page",
} as const;
const article = { kind: "article", changeFrequency: "yearly", priority: 0.7, whileLoading: "previous page" } as const;
const legal = { kind: "legal", changeFrequency: "yearly", priority: 0.3, whileLoading: "previous page" } as const;
const province = { kind: "province", changeFrequency: "monthly", priority: 0.7, whileLoading: "placeholder" } as const;
const company = { kind: "company", changeFrequency: "monthly", priority: 0.6, whileLoading: "placeholder" } as const;
const own = { kind: "own", whileLoading: "previous page" } as const;
const tool = { ...own, changeFrequency: "monthly", priority: 0.7 } as const;

const rows = {
  "/": { ...own, page: "home-page", changeFrequency: "weekly", priority: 1 },
  "/learn": { ...own, page: "learn-page", changeFrequency: "weekly", priority: 0.9 },
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
  "/learn/young-professionals-insurance": groupGuide,
  "/learn/new-immigrant-insurance": groupGuide,
  "/learn/high-net-worth-insurance": groupGuide,
  "/learn/insurance-for-seniors": groupGuide,
  "/learn/resources/insurance-checklist": resource,
  "/learn/resources/comparison-workbook": resource,
  "/learn/resources/new-driver-kit": resource,
  "/insurance-types": {
    ...own,
    page: "insurance-types/insurance-types-page",
    changeFrequency: "weekly",
    priority: 0.9,
  },
  "/insurance-types/life": { ...comparison, kind: "own", page: "insurance-types/life-page" },
  "/insurance-types/home": { ...comparison, kind: "own", page: "insurance-types/home-page" },
  "/insurance-types/auto": { ...comparison, kind: "own", page: "insurance-types/auto-page" },
  "/insurance-types/travel": { ...comparison, kind: "own", page: "insurance-types/travel-page" },
  "/insurance-types/health": { ...comparison, kind: "own", page: "insurance-types/health-page" },
  "/insurance-types/business": { ...comparison, kind: "own", page: "insurance-types/business-page" },
  "/insurance-types/disability": { ...comparison, kind: "own", page: "insurance-types/disability-page" },
  "/blog": { ...own, page: "blog/blog-page", changeFrequency: "weekly", priority: 0.9 },
  "/blog/best-life-insurance-canada-2024": {
    ...article,
    kind: "own",
    page: "blog/best-life-insurance-canada-2024-page",
  },
  "/blog/home-insurance-guide-canada-2024": {
    ...article,
    kind: "own",
    page: "blog/home-insurance-guide-canada-2024-page",
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    ...article,
    kind: "own",
    page: "blog/auto-insurance-rates-by-province-2024-page",
  },
  "/blog/insurance-actuarial-tables-explained": {
    ...article,
    kind: "own",
    page: "blog/insurance-actuarial-tables-explained-page",
  },
  "/blog/insurance-fraud-canada": { ...article, kind: "own", page: "blog/insurance-fraud-canada-page" },
  "/blog/insurance-consumer-rights-canada": {
    ...article,
    kind: "own",
    page: "blog/insurance-consumer-rights-canada-page",
  },
  "/tools": { ...own, page: "tools/tools-page", changeFrequency: "weekly", priority: 0.8 },
  "/tools/life-insurance-calculator": { ...tool, page: "tools/life-insurance-calculator-page" },
  "/tools/home-insurance-calculator": { ...tool, page: "tools/home-insurance-calculator-page" },
  "/tools/auto-insurance-calculator": { ...tool, page: "tools/auto-insurance-calculator-page" },
  "/tools/disability-insurance-calculator": { ...tool, page: "tools/disability-insurance-calculator-page" },
  "/tools/travel-insurance-calculator": { ...tool, page: "tools/travel-insurance-calculator-page" },
  "/tools/coverage-gap-analyzer": { ...tool, page: "tools/coverage-gap-analyzer-page" },
  "/tools/multi-policy-savings": { ...tool, page: "tools/multi-policy-savings-page" },
  "/tools/business-insurance-calculator": { ...tool, page: "tools/business-insurance-calculator-page" },
  "/tools/estate-planning-review": { ...tool, page: "tools/estate-planning-review-page" },
  "/tools/senior-insurance-review": { ...tool, page: "tools/senior-insurance-review-page" },
  "/tools/insurance-comparison-tool": { ...tool, page: "tools/insurance-comparison-tool-page" },
  "/tools/provincial-insurance-guide": { ...tool, page: "tools/provincial-insurance-guide-page" },
  "/tools/consultation": { ...tool, page: "tools/consultation-page" },
  "/faq": { ...own, page: "faq-page", changeFrequency: "monthly", priority: 0.7 },
  "/insurance-quotes-canada": {
    ...own,
    page: "insurance-quotes-canada-page",
    changeFrequency: "monthly",
    priority: 0.8,
  },
  "/insurance-rates-canada": { ...own, page: "insurance-rates-canada-page", changeFrequency: "monthly", priority: 0.8 },
  "/about": { ...own, page: "about-page", changeFrequency: "monthly", priority: 0.4 },
  "/sitemap": { ...own, page: "sitemap-page", changeFrequency: "monthly", priority: 0.3 },
  "/terms-of-service": legal,
  "/privacy-policy": { ...legal, kind: "own", page: "privacy-policy-page" },
  "/provincial/alberta-insurance-guide": { ...province, kind: "own", page: "provincial/alberta-insurance-guide-page" },
  "/provincial/british-columbia-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/british-columbia-insurance-guide-page",
  },
  "/provincial/manitoba-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/manitoba-insurance-guide-page",
  },
  "/provincial/new-brunswick-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/new-brunswick-insurance-guide-page",
  },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/newfoundland-and-labrador-insurance-guide-page",
  },
  "/provincial/northwest-territories-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/northwest-territories-insurance-guide-page",
  },
  "/provincial/nova-scotia-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/nova-scotia-insurance-guide-page",
  },
  "/provincial/nunavut-insurance-guide": { ...province, kind: "own", page: "provincial/nunavut-insurance-guide-page" },
  "/provincial/ontario-insurance-guide": { ...province, kind: "own", page: "provincial/ontario-insurance-guide-page" },
  "/provincial/prince-edward-island-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/prince-edward-island-insurance-guide-page",
  },
  "/provincial/quebec-insurance-guide": { ...province, kind: "own", page: "provincial/quebec-insurance-guide-page" },
  "/provincial/saskatchewan-insurance-guide": {
    ...province,
    kind: "own",
    page: "provincial/saskatchewan-insurance-guide-page",
  },
  "/provincial/yukon-insurance-guide": { ...province, kind: "own", page: "provincial/yukon-insurance-guide-page" },
  "/company-analysis/intact-financial-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/intact-financial-analysis-page",
  },
  "/company-analysis/sun-life-financial-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/sun-life-financial-analysis-page",
  },
  "/company-analysis/manulife-financial-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/manulife-financial-analysis-page",
  },
  "/company-analysis/canada-life-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/canada-life-analysis-page",
  },
  "/company-analysis/desjardins-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/desjardins-analysis-page",
  },
  "/company-analysis/td-insurance-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/td-insurance-analysis-page",
  },
  "/company-analysis/co-operators-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/co-operators-analysis-page",
  },
  "/company-analysis/aviva-canada-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/aviva-canada-analysis-page",
  },
  "/company-analysis/wawanesa-analysis": { ...company, kind: "own", page: "company-analysis/wawanesa-analysis-page" },
  "/company-analysis/ia-financial-analysis": {
    ...company,
    kind: "own",
    page: "company-analysis/ia-financial-analysis-page",
  },
  "/request-sent": { ...own, page: "request-sent-page", changeFrequency: "yearly", priority: 0, isListed: false },
  "/request-not-sent": {
    ...own,
    page: "request-not-sent-page",
    changeFrequency: "yearly",
    priority: 0,
    isListed: false,
  },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>;

/** Address of a page of the site, from the root and without a trailing slash. */
export type SitePath = keyof typeof rows;

/** What the list says of every page. */
export const registry: Readonly<Record<SitePath, PageRow>> = rows;
