import type { PageRows } from "./page-row.ts";

export const homeRows = {
  "/": {
    label: "Home",
    title: "Northcover: Insurance in Canada, Explained",
    page: "home-page",
    changeFrequency: "weekly",
    priority: 1,
    whileLoading: "previous page",
  },
} as const satisfies PageRows;
