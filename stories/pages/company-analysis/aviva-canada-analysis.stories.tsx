import { expect } from "storybook/test";
import * as text from "#text/company-analysis/aviva-canada-analysis.md";
import AvivaCanadaAnalysisPage from "#text/company-analysis/aviva-canada-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: AvivaCanadaAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** A broker and RBC Insurance are both channels to Aviva. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    await expect(canvas.getByRole("figure", { name: "Two ways to buy from one insurer" })).toHaveTextContent(
      /A broker.*RBC Insurance.*Aviva insures the home or the car/s,
    );
  },
});
