import { expect } from "storybook/test";
import { ClaimTips } from "#widgets/reading/claim-tips.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "../pictures/markdown.tsx";

const tips = [
  ["Photograph before you move anything", "Take wide shots of each room first."],
  ["Log every call", "Note the date, the name, what was said and what comes next."],
  ["Get a refusal on paper", "It should say which words of the policy it rests on."],
] as const;

const meta = preview.meta({
  component: ClaimTips,
  args: {
    children: markdownTable([["Advice", "Reason"], ...tips]),
  },
});

/** Each order with its reason. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("Log every call")).toBeVisible();
    await expect([...canvasElement.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual(
      tips.map(([, detail]) => detail),
    );
  },
});
