import Check from "lucide-react/dist/esm/icons/check.mjs";
import Minus from "lucide-react/dist/esm/icons/minus.mjs";
import Star from "lucide-react/dist/esm/icons/star.mjs";
import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { RatingBadge, type RatingBadgeProps } from "#widgets/comparison/rating-badge/rating-badge.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: RatingBadge, args: { grade: "A+" } });

/** A badge beside the expected icon and colour of the design system. */
const withModel = (Sign: typeof Star, colour: string) =>
  function BesideItsModel(args: RatingBadgeProps) {
    return (
      <>
        <RatingBadge {...args} />
        <Sign data-testid="model" aria-hidden="true" style={{ color: `var(--color-${colour})` }} />
      </>
    );
  };

async function expectLikeItsModel(canvasElement: HTMLElement) {
  const badge = canvasElement.querySelector("[data-slot=badge]") ?? document.body;
  const model = canvasElement.querySelector("[data-testid=model]") ?? document.body;
  const sign = badge.querySelector("svg");
  await expect(sign).toBeVisible();
  await expect(sign?.innerHTML).toBe(model.innerHTML);
  await expect(getComputedStyle(badge).color).toBe(getComputedStyle(model).color);
}

/** The best grade is green with a star, so that it doesn't depend on colour. */
export const Top = meta.story({
  args: { grade: "A+" },
  render: withModel(Star, "positive"),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("A+").parentElement).toHaveTextContent("Rating: A+");
    await expectLikeItsModel(canvasElement);
  },
});

/** Every other grade with an A is blue with a tick, double A included. */
export const Good = meta.story({
  args: { grade: "AA" },
  render: withModel(Check, "info"),
  async play({ canvasElement }) {
    await expectLikeItsModel(canvasElement);
  },
});

/** All other grades are yellow with a dash. */
export const Other = meta.story({
  args: { grade: "B+" },
  render: withModel(Minus, "caution"),
  async play({ canvasElement }) {
    await expectLikeItsModel(canvasElement);
  },
});

/** So is the lack of a grade. */
export const NotPublished = meta.story({
  args: { grade: null },
  render: withModel(Minus, "caution"),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(readingWords.notPublished)).toBeVisible();
    await expectLikeItsModel(canvasElement);
  },
});

/** With the agency, or the word for an unpublished grade. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Cluster gap="large" align="start">
      {(["A+", "A", "A-", "AA", "B+", "B"] as const).map((grade) => (
        <RatingBadge key={grade} grade={grade} />
      ))}
      <Graded rating={{ agency: "AM Best", grade: "A+", asOf: "2022-05-02", source: "S106" }} />
      <Graded />
    </Cluster>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: /^source 1: / })).toHaveAttribute("href", "#source-S106");
    await expect(canvas.getByText(/^AM Best, May 2, 2022/)).toBeVisible();
    await expect(canvas.getByText(readingWords.notPublished)).toBeVisible();
  },
});
