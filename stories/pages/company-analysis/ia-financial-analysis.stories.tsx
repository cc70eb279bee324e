import { expect, within } from "storybook/test";
import { iaFinancial } from "#text/company-analysis/ia-financial.ts";
import IaFinancialAnalysisPage from "#pages/company-analysis/ia-financial-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: IaFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** The paper in the reader’s hand decides the ombudsman and the fund. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, iaFinancial);
    const papers = within(canvas.getByRole("table", { name: "Start from the paper in your hand" }));
    await expect(papers.getByRole("row", { name: /Home or car in Quebec/ })).toHaveTextContent("PACICC");
    await expect(papers.getByRole("row", { name: /Life, disability or health/ })).toHaveTextContent("Assuris");
  },
});
