import { expect } from "storybook/test";
import * as text from "#text/company-analysis/canada-life-analysis.md";
import CanadaLifeAnalysisPage from "#text/company-analysis/canada-life-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: CanadaLifeAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three former names and the current one. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    await expect(canvas.getByRole("figure", { name: "Three names, one company" })).toHaveTextContent(
      /Great-West Life.*London Life.*since 1847.*The Canada Life Assurance Company/s,
    );
  },
});
