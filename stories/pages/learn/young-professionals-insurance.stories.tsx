import { expect, within } from "storybook/test";
import YoungProfessionalsInsurancePage from "#text/learn/young-professionals-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: YoungProfessionalsInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** The employer's booklet first, then four covers in order of need. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "Insurance for young professionals");
    await expect(canvas.getByRole("table", { name: "What to look up in a group plan" })).toBeVisible();
    const order = within(canvas.getByRole("region", { name: "Buy in this order" }));
    await expect(order.getByText("Tenant insurance, this week")).toBeVisible();
    await expect(order.getByRole("figure", { name: "An evening's work" })).toBeVisible();
  },
});
