import { expect, within } from "storybook/test";
import { Coverage, Covered, NotCovered } from "#widgets/charts/coverage-split.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: Coverage,
  args: {
    children: (
      <>
        <Covered>
          <ul>
            <li>Reasonable cost of protecting what is left</li>
            <li>Legal defence, when someone claims against you</li>
          </ul>
        </Covered>
        <NotCovered>
          <ul>
            <li>The deductible</li>
          </ul>
        </NotCovered>
      </>
    ),
  },
});

/** Two named halves, distinguished by words and signs besides colour. */
export const Halves = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const covered = canvas.getByRole("figure", { name: readingWords.covered });
    const excluded = canvas.getByRole("figure", { name: readingWords.notCovered });
    await expect(within(covered).getAllByRole("listitem")).toHaveLength(2);
    await expect(within(excluded).getByText("The deductible")).toBeVisible();
    await expect(covered.getBoundingClientRect().top).toBe(excluded.getBoundingClientRect().top);
  },
});
