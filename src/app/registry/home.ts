import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRows } from "./page-row.ts";

export const homeRows = {
  "/": {
    ...pageTitles["/"],
    page: "home-page",
    changeFrequency: "weekly",
    priority: 1,
    whileLoading: "previous page",
  },
} as const satisfies PageRows;
