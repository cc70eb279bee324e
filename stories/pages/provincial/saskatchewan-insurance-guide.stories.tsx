import { expect } from "storybook/test";
import { saskatchewan } from "#text/provincial/saskatchewan.ts";
import SaskatchewanInsuranceGuidePage from "#text/provincial/saskatchewan-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: SaskatchewanInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The coverage that a licence plate includes, and the two decisions left to the driver. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, saskatchewan, "Insurance in Saskatchewan");
    const plate = canvas.getByRole("figure", { name: "What the plate includes" });
    await expect(plate).toHaveTextContent("$200,000");
    await expect(plate).toHaveTextContent(/Your choice: more coverage.*Your choice: no-fault or tort coverage/s);
  },
});
