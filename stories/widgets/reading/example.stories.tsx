import { expect } from "storybook/test";
import { Example } from "#widgets/reading/example.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: Example,
  args: {
    title: "Two discounts on one premium",
    children: (
      <>
        <p>
          A premium of <Figure basis="illustrative">$150 a month</Figure>, with a bundle discount of{" "}
          <Figure basis="site">15%</Figure>.
        </p>
        <ul>
          <li>
            After the bundle: <Figure basis="illustrative">$150.00 × 0.85 = $127.50</Figure>
          </li>
        </ul>
      </>
    ),
  },
});

/** Says once that its numbers are made up; only a figure from elsewhere keeps its mark. */
export const Arithmetic = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "Two discounts on one premium" })).toBeVisible();
    await expect(canvas.getByText(readingWords.workedExample)).toBeVisible();
    await expect(canvas.getByText("$150 a month")).toHaveTextContent(/^\$150 a month$/);
    await expect(canvas.getByText("15%").parentElement).toHaveTextContent("15%† (our guidance)");
  },
});
