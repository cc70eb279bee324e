import { expect, within } from "storybook/test";
import { sunLifeFinancial } from "#text/company-analysis/sun-life-financial.ts";
import SunLifeFinancialAnalysisPage from "#pages/company-analysis/sun-life-financial-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: SunLifeFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** One sign in three roles; for the federal dental plan it only administers. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, sunLifeFinancial);
    const roles = within(canvas.getByRole("table", { name: "Which Sun Life are you talking to?" }));
    await expect(roles.getByRole("row", { name: /The federal dental plan/ })).toHaveTextContent("Administrator");
  },
});
