import { expect, within } from "storybook/test";
import { nunavut } from "#text/provincial/nunavut.ts";
import NunavutInsuranceGuidePage from "#text/provincial/nunavut-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: NunavutInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The list beside the drawing contains all of its information. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, nunavut, "Insurance in Nunavut");
    const points = within(canvas.getByRole("region", { name: /Five questions about a home policy/ }));
    await expect(points.getAllByRole("listitem")).toHaveLength(5);
    await expect(points.queryByRole("img")).toBeNull();
  },
});
