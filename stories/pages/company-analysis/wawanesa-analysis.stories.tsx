import { expect } from "storybook/test";
import * as text from "#text/company-analysis/wawanesa-analysis.md";
import WawanesaAnalysisPage from "#text/company-analysis/wawanesa-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: WawanesaAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Effects of a mutual company, in good years and bad. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const sides = canvas.getByRole("figure", { name: "A mutual and a company with shareholders" });
    await expect(sides).toHaveTextContent(/A mutual.*After a bad year.*A company with shareholders.*After a bad year/s);
  },
});
