import { expect } from "storybook/test";
import { InBrief } from "#widgets/reading/in-brief.tsx";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { markdownTable } from "../pictures/markdown.tsx";

const lines = [
  ["What it is", "Rebuilds and refills your home after a loss."],
  ["Who needs it", "Owners, tenants and condo owners."],
  ["What it costs", "About $1,100 to $2,100 a year."],
  ["Watch for", "Sewer backup and overland water are additions."],
  ["Do now", "Check the amount to rebuild."],
] as const;

const meta = preview.meta({
  component: InBrief,
  args: {
    children: markdownTable([["Question", "Answer"], ...lines]),
  },
});

export const FiveLines = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector("dl")).toHaveAccessibleName("In brief");
    await expect(texts(canvas, "term")).toEqual(lines.map(([question]) => question));
    await expect(texts(canvas, "definition")).toEqual(lines.map(([, answer]) => answer));
  },
});
