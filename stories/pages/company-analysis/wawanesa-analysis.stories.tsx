import { expect } from "storybook/test";
import { wawanesa } from "#text/company-analysis/wawanesa.ts";
import WawanesaAnalysisPage from "#pages/company-analysis/wawanesa-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: WawanesaAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** What a mutual changes, in good years and bad, and a grade that is left blank. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, wawanesa);
    await expect(canvas.getByText("After a good year")).toBeVisible();
    await expect(canvas.getByText("After a bad year")).toBeVisible();
    await expect(canvas.getByText("No grade printed")).toBeVisible();
  },
});
