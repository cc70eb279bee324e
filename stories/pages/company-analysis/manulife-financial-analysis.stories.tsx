import { expect, within } from "storybook/test";
import { manulifeFinancial } from "#text/company-analysis/manulife-financial.ts";
import ManulifeFinancialAnalysisPage from "#pages/company-analysis/manulife-financial-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: ManulifeFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** The promise stays, only the risk moves on. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, manulifeFinancial);
    const flow = within(canvas.getByRole("figure", { name: "Where the risk goes" })).getAllByRole("listitem");
    await expect(flow.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You/),
      "owes the benefit",
      expect.stringMatching(/^Manulife/),
      "pays to take risk",
      expect.stringMatching(/^Reinsurers/),
    ]);
  },
});
