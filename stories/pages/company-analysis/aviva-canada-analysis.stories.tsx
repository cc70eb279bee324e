import { expect } from "storybook/test";
import { avivaCanada } from "#text/company-analysis/aviva-canada.ts";
import AvivaCanadaAnalysisPage from "#pages/company-analysis/aviva-canada-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: AvivaCanadaAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Two doors, one insurer. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, avivaCanada);
    await expect(canvas.getByRole("figure", { name: "Two doors to one insurer" })).toHaveTextContent(
      /A broker.*RBC Insurance.*Aviva insures the home or the car/s,
    );
  },
});
