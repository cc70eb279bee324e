import type { Rolldown } from "vite";

/**
 * How code is split into chunks. By default the bundler makes a chunk of every set of modules that the same pages share:
 * about 40 a page, each compressed and requested separately. Here each group is what one kind of page needs; what only
 * one page needs is in its own chunk.
 *
 * A group takes the modules that match and are shared by at least `minShareCount` pages or dynamic imports, with all that
 * they import and no group of higher priority has taken. So what more pages share has the higher priority.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk, so that React is evaluated in a task of its own: evaluating all code at once takes a phone 100
  // ms.
  { name: "react", test: /node_modules\/(react-dom|react|scheduler)\/|rolldown\/runtime/, priority: 20 },
  // The loader runs long before any other code, and must be a single file.
  {
    name: "loader",
    test: /\/src\/(app\/loader|platform\/(when-idle|fetch-code)|format\/is-share-link|design-system\/(link\/(fragment-target|is-plain-click)|tabs\/tab-))/,
    priority: 20,
  },
  // Code that every page needs, whether the app or the page imports it.
  { name: "app", tags: ["$initial"], test: /\.(tsx?|m?js)$/, priority: 19 },
  // Code shared by many pages, so that the second page is cached.
  { name: "reading", minShareCount: 25, test: /\/src\/|lucide/, priority: 18 },
  // Small parts of pages of every kind, tools included, and those of guides.
  {
    name: "parts",
    test: /\/src\/(design-system\/(details|layout|number-input|text-input)\/|domain\/(province|auto-annual-range)\.|site\/structured-data|widgets\/shell\/structured-data|content\/(..\/words\/prices|provinces\/tiles))|icons\/arrow-down/,
    minShareCount: 2,
    priority: 17,
  },
  {
    name: "guide",
    test: /\/src\/(design-system\/(badge|tabs)\/|pages\/(guide\/guide-page|blocks\/(beside|columns|page-tabs|part|quick-navigation|sister-strip)\.)|widgets\/(reading\/(guide-beside|guide-part|guide-text\/guide-text-components|in-brief|next-step|sister-strip)))|icons\/scale/,
    minShareCount: 2,
    priority: 16,
  },
  // With the answer in brief that the life guide and the life comparison share: a chunk less on the latter, which has most.
  {
    name: "card",
    test: /\/src\/(design-system\/card\/|pages\/(blocks\/(page-)?cards|comparison\/line-cards)\.|content\/..\/in-brief\/life\.)/,
    minShareCount: 2,
    priority: 16,
  },
  {
    name: "actions",
    test: /\/src\/(design-system\/accordion\/|pages\/blocks\/(page-entries|action-band)\.|widgets\/(reading\/(page-questions|print-button)|leads\/lead-dialog\/lead-dialog\.)|content\/..\/home-tasks)|icons\/printer/,
    minShareCount: 2,
    priority: 16,
  },
  // A lead form with all that it needs to check, send, queue and confirm a lead.
  {
    name: "lead-form",
    test: /\/src\/(widgets\/leads\/(lead-form|lead-receipt)\/|design-system\/(toast|error-summary)\/|services\/submit-lead)/,
    minShareCount: 2,
    priority: 15,
  },
  {
    name: "controls",
    test: /\/src\/(design-system\/radio-group|domain\/price-list|format\/(local-day|written-numbers))/,
    minShareCount: 2,
    priority: 15,
  },
  // What the life insurance calculator shares with the other tools, and their machinery.
  {
    name: "calculator",
    test: /\/src\/(content\/..\/(tools\.|words\/tool-)|widgets\/tools\/(tool-screen\/tool-(frame|panels)|tool\/form\/(use-tool-entries|entries-of-form|stored-entries))|domain\/(tool\.|tools\/(input-description|real-rate|round-for-display)\.))/,
    minShareCount: 2,
    priority: 14,
  },
  {
    name: "tool",
    test: /\/src\/(widgets\/tools\/tool|pages\/tool\/tool-page|domain\/tools\/|content\/..\/tools\/shared)/,
    minShareCount: 9,
    priority: 13,
  },
  { name: "province-map", test: /\/src\/widgets\/place\/province-map/, minShareCount: 9, priority: 12 },
  // Figures that a few tools share.
  {
    name: "home-figures",
    test: /\/src\/(domain\/(figures\/(premium-taxes|home-rebuilding)|tools\/(premium-tax|deductible-choice))|content\/(..\/(tools\/premium-tax|words\/price-lists)|figures\/unit-prices))/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "travel-figures",
    test: /\/src\/domain\/figures\/(hospital-abroad|travel-costs)/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "income-figures",
    test: /\/src\/domain\/(figures\/(canada-pension-plan|end-of-life|probate-fees|income-tax|quebec-pension-plan|life-needs|projections|employment-insurance)|tools\/(probate-fee|income-tax|public-benefits|life-household))/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "prices",
    test: /\/src\/(content\/(figures\/term-prices|price-lists\/|price-bands)|widgets\/charts\/prices\/format-price)/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "province-prices",
    test: /\/src\/(content\/figures\/(province-prices|auto-annual-ranges)|pages\/blocks\/province-price-table)/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "minimum-liability",
    test: /\/src\/(domain\/figures|pages\/blocks)\/minimum-liability/,
    minShareCount: 9,
    priority: 11,
  },
  {
    name: "offices",
    test: /\/src\/(widgets\/place\/office-list|pages\/blocks\/offices)/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "insurers",
    test: /\/src\/(content\/(insurers\.|..\/(words\/company-profile|insurance-types\/company-names))|widgets\/comparison\/(rating-badge\/rating-badge|comparison-table\/sort-button))/,
    minShareCount: 2,
    priority: 11,
  },
  {
    name: "province",
    test: /\/src\/(widgets\/place\/|pages\/province\/province-page|content\/provinces\/province-record|widgets\/charts\/published)/,
    minShareCount: 8,
    priority: 10,
  },
  {
    name: "company",
    test: /\/src\/(widgets\/comparison\/brand-tree|pages\/company\/company-page)/,
    minShareCount: 5,
    priority: 10,
  },
  {
    name: "comparison",
    test: /\/src\/(widgets\/comparison\/|pages\/comparison\/(comparison-p|products\.)|content\/(products\/products-of|..\/words\/products))/,
    minShareCount: 6,
    priority: 9,
  },
  {
    name: "article",
    test: /\/src\/(pages\/article\/article-page|content\/..\/blog\/blog-index)/,
    minShareCount: 2,
    priority: 8,
  },
  {
    name: "measures",
    test: /\/src\/(design-system\/(slider|stat)\/|widgets\/comparison\/(cost-bands|two-sides))/,
    minShareCount: 2,
    priority: 10,
  },
  { name: "pictures", test: /\/src\/widgets\/(pictures|charts|tools\/csv)/, minShareCount: 2, priority: 7 },
];
