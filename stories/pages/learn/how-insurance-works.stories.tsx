import { expect } from "storybook/test";
import HowInsuranceWorksPage from "#text/learn/how-insurance-works.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: HowInsuranceWorksPage,
  parameters: { layout: "fullscreen" },
});

/** From pooled fire risk in a town to the failure of an insurer, with the owner’s numbers. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectWholeGuide(canvasElement, "How insurance works");
    await expect(canvas.getAllByText(/^25% to 35%/)[0]).toBeVisible();
    await expect(canvas.getAllByText(/^8% to 15%/)[0]).toBeVisible();
    const sellers = canvas.getByText(/^Life policies come with a free look/);
    await expect(sellers).toHaveTextContent(/10 to 30 days.*10 days.*is usual/);
    await expect(canvasElement).toHaveTextContent(/8 km.*away adds 15% to 30%/);
  },
});
