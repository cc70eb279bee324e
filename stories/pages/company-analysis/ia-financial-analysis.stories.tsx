import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/ia-financial-analysis.md";
import IaFinancialAnalysisPage from "#text/company-analysis/ia-financial-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: IaFinancialAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** The type of policy determines the ombudservice and the protection fund. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const policies = within(canvas.getByRole("table", { name: "Which iA policy do you have?" }));
    await expect(policies.getByRole("row", { name: /Home or car in Quebec/ })).toHaveTextContent("PACICC");
    await expect(policies.getByRole("row", { name: /Life, disability or health/ })).toHaveTextContent("Assuris");
  },
});
