import { expect, within } from "storybook/test";
import { desjardins } from "#text/company-analysis/desjardins.ts";
import DesjardinsAnalysisPage from "#pages/company-analysis/desjardins-analysis-page.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: DesjardinsAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three doors, each with whom a claim pays. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, desjardins);
    const doors = within(canvas.getByRole("list", { name: "Three doors" })).getAllByRole("listitem");
    await expect(doors).toHaveLength(3);
    await expect(doors[2]).toHaveTextContent("A claim paysThe lender");
  },
});
