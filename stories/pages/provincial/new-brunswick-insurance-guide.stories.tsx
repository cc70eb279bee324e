import { expect } from "storybook/test";
import { newBrunswick } from "#text/provincial/new-brunswick.ts";
import NewBrunswickInsuranceGuidePage from "#text/provincial/new-brunswick-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: NewBrunswickInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** A week's pay beside the benefit that would replace it. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, newBrunswick, "Insurance in New Brunswick");
    const gap = canvas.getByRole("figure", { name: "A week of pay and a week of benefit" });
    await expect(gap).toHaveTextContent(/\$900.*made-up example.*\$250/s);
  },
});
