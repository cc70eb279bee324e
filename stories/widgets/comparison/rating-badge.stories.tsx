import Check from "lucide-react/dist/esm/icons/check.mjs";
import Minus from "lucide-react/dist/esm/icons/minus.mjs";
import Star from "lucide-react/dist/esm/icons/star.mjs";
import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { RatingBadge } from "#widgets/comparison/rating-badge/rating-badge.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({ component: RatingBadge, args: { grade: "A+" } });

/** Grades, each with the icon and the colour of the design system. */
const models = [
  ["A+", Star, "positive"],
  ["AA", Check, "info"],
  ["B+", Minus, "caution"],
  [null, Minus, "caution"],
] as const;

/**
 * The best grade is green with a star, every other one with an A is blue with a tick, all others and the lack of a grade
 * are yellow with a dash: none depends on colour.
 */
export const ByGrade = meta.story({
  render: () => (
    <>
      {models.map(([grade, Sign, colour]) => (
        <p key={grade}>
          <RatingBadge grade={grade} />
          <Sign data-testid="model" aria-hidden="true" style={{ color: `var(--color-${colour})` }} />
        </p>
      ))}
    </>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("A+").parentElement).toHaveTextContent("Rating: A+");
    await expect(canvas.getByText(readingWords.notPublished)).toBeVisible();
    const badges = [...canvasElement.querySelectorAll("[data-slot=badge]")];
    await expect(badges).toHaveLength(models.length);
    for (const [index, model] of canvas.getAllByTestId("model").entries()) {
      const sign = badges[index]?.querySelector("svg") ?? canvasElement;
      await expect(sign).toBeVisible();
      await expect(sign.innerHTML).toBe(model.innerHTML);
      await expect(getComputedStyle(sign).color).toBe(getComputedStyle(model).color);
    }
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
