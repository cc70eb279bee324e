import { expect } from "storybook/test";
import { SisterStrip } from "#widgets/reading/sister-strip.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";

const meta = preview.meta({
  component: SisterStrip,
  args: {
    sisterName: "Northcredit",
    children: <p>A site about credit, with the same owner as Northcover.</p>,
  },
});

/** The label says whose name the page carries, and the text what it has to do with the site. */
export const Labelled = meta.story({
  async play({ canvas }) {
    const strip = canvas.getByRole("complementary", { name: "About Northcredit" });
    await expect(strip).toHaveTextContent("with the same owner as Northcover");
    await expect(strip.getBoundingClientRect().height).toBeLessThan(90);
  },
});

/** On a small phone the text wraps under the name; nothing is cut. */
export const Narrow = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [inside("w-60")],
  async play({ canvas }) {
    const strip = canvas.getByRole("complementary");
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
});
