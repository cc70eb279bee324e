import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/sun-life-financial-analysis.md";
import SunLifeFinancialAnalysisPage from "#text/company-analysis/sun-life-financial-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: SunLifeFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** One brand in three roles; the federal dental plan is administered only. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const roles = within(canvas.getByRole("table", { name: "Which Sun Life are you dealing with?" }));
    await expect(roles.getByRole("row", { name: /The federal dental plan/ })).toHaveTextContent("Administrator");
  },
});
