import { expect } from "storybook/test";
import type { BlogPost } from "#domain/article-records.ts";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import preview from "../../../.storybook/preview.tsx";

const post: Pick<BlogPost, "title" | "description" | "date" | "reviewed" | "readTime"> = {
  title: "Insurance Fraud in Canada",
  description: "What fraud costs, how two schemes work, and where to report them.",
  date: "2024-01-30",
  reviewed: "2026-11-25",
  readTime: 15,
};

const meta = preview.meta({
  component: ArticleHeader,
  args: { shelf: "Technical Deep Dives", post, plate: "mask" as const },
  parameters: { layout: "fullscreen" },
});

/** Shelf, title, summary, both days and the reading time. */
export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "Insurance Fraud in Canada" })).toBeVisible();
    await expect(canvas.getByText("January 30, 2024")).toHaveAttribute("datetime", "2024-01-30");
    await expect(canvas.getByText("November 25, 2026")).toHaveAttribute("datetime", "2026-11-25");
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
