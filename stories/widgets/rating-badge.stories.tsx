import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Graded } from "#widgets/rating-badge/graded.tsx";
import { RatingBadge } from "#widgets/rating-badge/rating-badge.tsx";
import preview from "../../.storybook/preview.tsx";
import { PageContext } from "./page-context.tsx";

const meta = preview.meta({ component: RatingBadge, args: { grade: "A+" } });

/** The best grade of the scale is green, and its star says so without colour. */
export const Top = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("A+")).toHaveTextContent("Rating: A+");
    await expect(canvasElement.querySelector(".lucide-star")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=badge]")).toHaveClass("text-positive");
  },
});

/** Every other grade with an A in it is blue and ticked, double A as well. */
export const Good = meta.story({
  args: { grade: "AA" },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector(".lucide-check")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=badge]")).toHaveClass("text-info");
  },
});

/** Anything else is yellow with a dash, words included. */
export const Other = meta.story({
  args: { grade: "Not rated" },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector(".lucide-minus")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=badge]")).toHaveClass("text-caution");
  },
});

/** With its publisher, or the word that nobody published it. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <PageContext used={["S106"]}>
      <Cluster gap="large" align="start">
        {["A+", "A", "A-", "AA", "B+", "B", "Not rated"].map((grade) => (
          <RatingBadge key={grade} grade={grade} />
        ))}
        <Graded grade="A+" basis="S106" detail="AM Best, 2 May 2022" />
        <Graded grade="A" basis="illustrative" />
      </Cluster>
    </PageContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: /^source 1: / })).toHaveAttribute("href", "#source-S106");
    const illustrative = canvas.getByText("Illustrative");
    await expect(illustrative).toBeVisible();
    await expect(illustrative.parentElement).toHaveTextContent(/^AIllustrative$/);
  },
});
