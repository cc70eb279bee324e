import { expect } from "storybook/test";
import { newfoundlandAndLabrador } from "#text/provincial/newfoundland-and-labrador.ts";
import NewfoundlandAndLabradorInsuranceGuidePage from "#text/provincial/newfoundland-and-labrador-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: NewfoundlandAndLabradorInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The first picture shows, also in words, that accident benefits are optional in this province only. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, newfoundlandAndLabrador, "Insurance in Newfoundland and Labrador");
    await expect(canvas.getByRole("figure", { name: "Twelve of thirteen" })).toHaveTextContent(
      "Newfoundland and Labrador is the open box",
    );
    await expect(canvas.getByRole("table", { name: "The same crash, with and without the option" })).toBeVisible();
  },
});
