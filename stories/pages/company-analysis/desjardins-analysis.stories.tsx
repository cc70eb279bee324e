import { expect, within } from "storybook/test";
import * as text from "#text/company-analysis/desjardins-analysis.md";
import DesjardinsAnalysisPage from "#text/company-analysis/desjardins-analysis.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectProfile } from "./expect-profile.ts";

const meta = preview.meta({
  component: DesjardinsAnalysisPage,
  parameters: { layout: "fullscreen" },
});

/** Three ways to buy, each with the company that pays a claim. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectProfile(canvasElement, text);
    const ways = within(canvas.getByRole("figure", { name: "Three ways to buy from Desjardins" })).getAllByRole(
      "listitem",
    );
    await expect(ways).toHaveLength(3);
    await expect(ways[2]).toHaveTextContent("A claim pays the lender");
  },
});
