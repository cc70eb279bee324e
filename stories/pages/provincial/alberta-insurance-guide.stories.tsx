import { expect } from "storybook/test";
import { alberta } from "#text/provincial/alberta.ts";
import AlbertaInsuranceGuidePage from "#text/provincial/alberta-insurance-guide.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectGuide } from "./expect-guide.ts";

const meta = preview.meta({
  component: AlbertaInsuranceGuidePage,
  parameters: { layout: "fullscreen" },
});

/** The date that divides the rules precedes all other content. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectGuide(canvasElement, alberta, "Insurance in Alberta");
    const changeover = canvas.getByRole("list", { name: "Who pays for injuries" });
    await expect(changeover).toHaveTextContent("January 1, 2027");
    await expect(changeover).toHaveTextContent("$50,000");
    await expect(canvas.getByRole("table", { name: "Injury claims before and after Care-First" })).toBeVisible();
  },
});
