/*
 * The blocks that a page's file may use beside what all prose may use (`markdown-components.tsx`), with the module each
 * comes from. The compiler imports those that a file names, so a page ships the blocks it uses and no others.
 */
export const pageBlocks: Readonly<Record<string, string>> = {
  // Layout
  Aside: "#pages/blocks/beside.tsx",
  Beside: "#pages/blocks/beside.tsx",
  Columns: "#pages/blocks/columns.tsx",
  Contents: "#pages/blocks/contents.tsx",
  Grid: "#design-system/layout/grid.tsx",
  GuidePart: "#widgets/reading/guide-part.tsx",
  Part: "#pages/blocks/part.tsx",
  QuickNavigation: "#pages/blocks/quick-navigation.tsx",
  Section: "#design-system/layout/section.tsx",
  Sidebar: "#design-system/layout/sidebar.tsx",
  Stack: "#design-system/layout/stack.tsx",
  Tab: "#pages/blocks/page-tabs.tsx",
  Tabs: "#pages/blocks/page-tabs.tsx",
  Text: "#widgets/reading/guide-text/guide-prose.tsx",
  // Made by the compiler of what the front matter or a Text says
  EntryPairs: "#widgets/reading/guide-text/guide-text-components.tsx",
  EntryTriples: "#widgets/reading/guide-text/guide-text-components.tsx",
  MarginCallout: "#widgets/reading/guide-text/guide-text-components.tsx",
  MarginProvinceNote: "#widgets/reading/guide-text/guide-text-components.tsx",
  NextStep: "#widgets/reading/next-step.tsx",
  PageQuestions: "#widgets/reading/page-questions.tsx",
  StepsAcross: "#widgets/reading/guide-text/guide-text-components.tsx",
  // Content
  AutoAnnualRanges: "#pages/blocks/auto-annual-ranges.tsx",
  Badge: "#design-system/badge/badge.tsx",
  BillSplit: "#widgets/charts/bill-split.tsx",
  ClaimTips: "#pages/blocks/claim-tips.tsx",
  CostBadge: "#widgets/comparison/cost-badge.tsx",
  CostBands: "#pages/blocks/cost-bands.tsx",
  DiscountList: "#pages/blocks/discount-list.tsx",
  FigureGroup: "#widgets/reading/figure/figure.tsx",
  Glossary: "#pages/blocks/glossary.tsx",
  IncomeLayers: "#widgets/charts/income-layers.tsx",
  MinimumLiability: "#pages/blocks/minimum-liability.tsx",
  Offices: "#pages/blocks/offices.tsx",
  RiskPool: "#widgets/charts/risk-pool.tsx",
  Stat: "#design-system/stat/stat.tsx",
  StatList: "#design-system/stat/stat-list.tsx",
};

/** What all prose may use, the resources' sheets too. */
export const proseBlocks: ReadonlySet<string> = new Set([
  "Blank",
  "Blanks",
  "Callout",
  "Checklist",
  "Coverage",
  "Covered",
  "DataTable",
  "Example",
  "Figure",
  "FillInTable",
  "Mistakes",
  "NotCovered",
  "ProvinceNote",
  "Step",
  "Steps",
  "Term",
  "TickList",
  "InlineTool",
]);

/** Blocks whose own children are blocks or prose; prose that stands between them gets the column of a text. */
export const layoutBlocks: ReadonlySet<string> = new Set([
  "Aside",
  "Beside",
  "Columns",
  "Contents",
  "Grid",
  "GuidePart",
  "Part",
  "Section",
  "Sidebar",
  "Stack",
  "Tab",
]);
