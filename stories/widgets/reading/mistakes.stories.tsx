import { expect } from "storybook/test";
import { Mistakes } from "#widgets/reading/mistakes.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: Mistakes,
  args: {
    children: (
      <ul>
        <li>
          <strong>Guessing.</strong> A guess about your speed becomes a statement on file.
        </li>
        <li>
          <strong>Throwing things out.</strong> An item nobody can inspect is hard to price.
        </li>
      </ul>
    ),
  },
});

/** The mistake stands on a line of its own, the remedy below it. */
export const List = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: readingWords.commonMistakes })).toBeVisible();
    await expect(getComputedStyle(canvas.getByText("Guessing.")).display).toBe("block");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});
