import { expect } from "storybook/test";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { BesidePicture } from "#widgets/reading/beside-picture.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BesidePicture,
  args: {
    size: "large" as const,
    picture: <Plate name="travel" size="large" />,
    children: (
      <HeadingBlock level={1} title="Travel insurance" lead="Your health card travels with you and pays very little." />
    ),
  },
});

/** The picture stands at the end of the title's line, and is never announced. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const picture = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(Math.abs((picture?.top ?? 0) - title.top)).toBeLessThan(title.height);
    await expect(picture?.right ?? 0).toBeGreaterThan(title.left + title.width / 2);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});

/** A life event's plate: 120 px at most. */
export const Small = meta.story({
  args: { size: "small" },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
});

/** An article's plate: 200 px at most. */
export const Medium = meta.story({
  args: { size: "medium" },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});
