import { expect } from "storybook/test";
import { britishColumbia } from "#text/provincial/british-columbia.ts";
import BritishColumbiaInsuranceGuidePage from "#text/provincial/british-columbia-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: BritishColumbiaInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The boundary between ICBC's monopoly and the coverage that can be compared. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, britishColumbia, "Insurance in British Columbia");
    const layers = canvas.getByRole("figure", { name: "The two layers of a car policy" });
    await expect(layers).toHaveTextContent(/Optional.*From ICBC or from a private insurer.*Basic.*From ICBC alone/s);
    await expect(canvas.getByRole("link", { name: "Earthquake" })).toHaveAttribute(
      "href",
      "#how-an-earthquake-deductible-works",
    );
  },
});
