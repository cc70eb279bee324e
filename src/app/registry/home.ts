import type { PageRows } from "./page-row.ts";

export const homeRows = {
  "/": {
    label: "Home",
    title: "Northcover: Insurance in Canada, Explained",
    description:
      "Plain-English guides, insurer comparisons and calculators for life, home, auto, health, travel, business and disability insurance in Canada.",
    keywords: ["insurance Canada", "insurance guide", "compare insurance", "insurance calculator"],
    page: "home-page",
    changeFrequency: "weekly",
    priority: 1,
    whileLoading: "previous page",
  },
} as const satisfies PageRows;
