import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/co-operators-analysis.md";
import CoOperatorsAnalysisPage from "#text/company-analysis/co-operators-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: CoOperatorsAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Five kinds of water damage, the least often insured first. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const waters = within(canvas.getByRole("figure", { name: "Five kinds of water" })).getAllByRole("listitem");
    await expect(waters.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Storm surge.*Comprehensive Water/),
      expect.stringMatching(/^Rivers.*Comprehensive Water/),
      expect.stringMatching(/^Rising ground water.*Comprehensive Water/),
      expect.stringMatching(/^Sewer.*Comprehensive Water/),
      expect.stringMatching(/^A burst pipe.*The basic policy/),
    ]);
  },
});
