import { expect } from "storybook/test";
import * as text from "#text/company-analysis/td-insurance-analysis.md";
import TdInsuranceAnalysisPage from "#text/company-analysis/td-insurance-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: TdInsuranceAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Bank and insurer are separate, each with its own complaint process. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const wall = canvas.getByRole("figure", { name: "Bank and insurer" });
    await expect(wall).toHaveTextContent(/The bank.*OBSI.*The insurer.*GIO/s);
  },
});
