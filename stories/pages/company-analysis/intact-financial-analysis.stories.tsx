import { expect } from "storybook/test";
import * as text from "#text/company-analysis/intact-financial-analysis.md";
import IntactFinancialAnalysisPage from "#text/company-analysis/intact-financial-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: IntactFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three brands of one group, whose own grades differ from its parent’s. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const signs = canvas.getByRole("figure", { name: "One group, three names" });
    for (const sign of ["Intact Insurance", "belairdirect", "BrokerLink"]) await expect(signs).toHaveTextContent(sign);
    await expect(signs).toHaveTextContent("For a second opinion");
  },
});
