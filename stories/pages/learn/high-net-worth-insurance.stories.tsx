import { expect } from "storybook/test";
import HighNetWorthInsurancePage from "#text/learn/high-net-worth-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: HighNetWorthInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Four layers, each with its own heading. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance for high net worth");
    const layers = canvas.getAllByRole("heading", { level: 2, name: /layer:/ }).map((layer) => layer.textContent);
    await expect(layers).toEqual([
      "First layer: liability",
      "Second layer: property",
      "Third layer: life insurance for the estate",
      "Fourth layer: your own income and health",
    ]);

    await step("the drawing names, in words, the asset that the umbrella policy doesn't cover", async () => {
      const drawing = canvas.getByText("Umbrella").closest("figure");
      await expect(drawing).toHaveTextContent("Not listed, so not covered");
      await expect(drawing).toHaveTextContent(/\$1 million to \$5 million.*or more/);
    });
  },
});
