import { expect } from "storybook/test";
import LifeInsuranceCalculatorPage from "#pages/tools/life-insurance-calculator-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: LifeInsuranceCalculatorPage,
  parameters: { layout: "fullscreen" },
});

/** Four tabs of questions, and results that answer with nothing filled in at all. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Personal",
      "Financial",
      "Family",
      "Goals",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: /^Calculate/ }));
    // Final expenses default to $15,000; everything else counts as nothing.
    await expect((await canvas.findAllByText("$15,000")).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("button", { name: /Recalculate/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Get Personalized Quotes" })).toBeVisible();
  },
});
