import { expect, within } from "storybook/test";
import { coOperators } from "#text/company-analysis/co-operators.ts";
import CoOperatorsAnalysisPage from "#pages/company-analysis/co-operators-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: CoOperatorsAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three waters in the order in which policies give up. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, coOperators);
    const waters = within(canvas.getByRole("figure", { name: "Three waters" })).getAllByRole("listitem");
    await expect(waters.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The sea.*2018/),
      expect.stringMatching(/^River.*2015/),
      expect.stringMatching(/^A burst pipe/),
    ]);
  },
});
