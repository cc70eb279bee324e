import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/manulife-financial-analysis.md";
import ManulifeFinancialAnalysisPage from "#text/company-analysis/manulife-financial-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: ManulifeFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** An adviser, the direct shop or an employer. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const ways = within(canvas.getByRole("figure", { name: "Three ways to buy from Manulife" }));
    await expect(ways.getAllByRole("listitem")).toHaveLength(3);
  },
});
