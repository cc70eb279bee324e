import { expect } from "storybook/test";
import type { BlogPost } from "#domain/article-records.ts";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import preview from "../../../.storybook/preview.tsx";

const post: Pick<BlogPost, "title" | "description" | "date" | "readTime" | "category"> = {
  title: "Insurance Fraud in Canada",
  description: "What fraud costs, how two schemes work, and where to report them.",
  date: "2024-01-30",
  readTime: 15,
  category: "Technical Deep Dives",
};

const meta = preview.meta({
  component: ArticleHeader,
  args: { post },
  parameters: { layout: "fullscreen" },
});

/** Shelf, title, summary, day and reading time. */
export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Insurance Fraud in Canada" })).toBeVisible();
    await expect(canvas.getByText("January 30, 2024")).toHaveAttribute("datetime", "2024-01-30");
    await expect(canvas.getByText("15 min read")).toBeVisible();
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
});

/** With the badges of a long guide. */
export const Gallery = Plain.extend({
  args: { badges: ["Ultimate Guide", "25 min read", "Expert Analysis", "2024 Data", "All Provinces"] },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Ultimate Guide",
      "25 min read",
      "Expert Analysis",
      "2024 Data",
      "All Provinces",
    ]);
  },
});
