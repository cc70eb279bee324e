import { expect } from "storybook/test";
import { manitoba } from "#text/provincial/manitoba.ts";
import ManitobaInsuranceGuidePage from "#text/provincial/manitoba-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: ManitobaInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The basic plan in the form of a driver's bill. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, manitoba, "Insurance in Manitoba");
    const bill = canvas.getByRole("figure", { name: /Autopac Basic/ });
    await expect(bill).toHaveTextContent("$500,000");
    await expect(bill).toHaveTextContent("$1,000");
  },
});
