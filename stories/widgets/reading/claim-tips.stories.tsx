import { expect } from "storybook/test";
import { homeClaimTips } from "#text/learn/home-insurance/claim-tips.ts";
import { ClaimTips } from "#widgets/reading/claim-tips.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: ClaimTips, args: { tips: homeClaimTips } });

/** Each order with its reason. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("Log every call")).toBeVisible();
    await expect([...canvasElement.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual(
      homeClaimTips.map(({ detail }) => detail),
    );
  },
});
