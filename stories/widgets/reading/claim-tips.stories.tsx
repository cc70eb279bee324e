import { expect } from "storybook/test";
import { ClaimTips } from "#widgets/reading/claim-tips.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: ClaimTips,
  args: {
    tips: [
      { tip: "Photograph before you move anything", detail: "Take wide shots of each room first." },
      { tip: "Log every call", detail: "Note the date, the name, what was said and what comes next." },
      { tip: "Get a refusal on paper", detail: "It should say which words of the policy it rests on." },
    ],
  },
});

/** Each order with its reason. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, args }) {
    await expect(canvas.getByText("Log every call")).toBeVisible();
    await expect([...canvasElement.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual(
      args.tips.map(({ detail }) => detail),
    );
  },
});
