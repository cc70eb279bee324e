import { expect } from "storybook/test";
import { intactFinancial } from "#text/company-analysis/intact-financial.ts";
import IntactFinancialAnalysisPage from "#pages/company-analysis/intact-financial-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: IntactFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three names lead to one group, and its own grades differ from its parent’s. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, intactFinancial);
    const signs = canvas.getByRole("figure", { name: "One group, three names" });
    for (const sign of ["Intact Insurance", "belairdirect", "BrokerLink"]) await expect(signs).toHaveTextContent(sign);
    await expect(signs).toHaveTextContent("not a second opinion");
  },
});
