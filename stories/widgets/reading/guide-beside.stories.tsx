import { expect } from "storybook/test";
import { Callout } from "#design-system/callout/callout.tsx";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";

const meta = preview.meta({
  component: GuideBeside,
  args: {
    aside: <Callout title="A sum">Three houses of a thousand.</Callout>,
    children: <p className="max-w-prose">Before the sum, the text says what it is about.</p>,
    after: <p className="max-w-prose">After the sum, the text says what follows from it.</p>,
  },
});

function boxes(canvasElement: HTMLElement) {
  const [before, aside, after] = [...canvasElement.querySelectorAll("[data-slot=guide-beside] > div")].map((part) =>
    part.getBoundingClientRect(),
  );
  if (before === undefined || aside === undefined || after === undefined) throw new Error("A part is missing.");
  return { before, aside, after };
}

/** On wide screens the text is one column and the aside stands next to its beginning. */
export const Wide = meta.story({
  async play({ canvasElement }) {
    const { before, aside, after } = boxes(canvasElement);
    await expect(aside.top).toBe(before.top);
    await expect(aside.left).toBeGreaterThan(before.right);
    await expect(after.left).toBe(before.left);
    await expect(after.top).toBeLessThan(aside.bottom);
  },
});

/** Without a second text nothing empty is left behind. */
export const NothingAfter = meta.story({
  args: { after: undefined },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll("[data-slot=guide-beside] > div")).toHaveLength(2);
  },
});

/** In a column without room for both, on any screen, the aside stands between the two texts. */
export const NarrowColumn = meta.story({
  decorators: [inside("max-w-prose")],
  async play({ canvasElement }) {
    const { before, aside, after } = boxes(canvasElement);
    await expect(before.bottom).toBeLessThanOrEqual(aside.top);
    await expect(aside.bottom).toBeLessThanOrEqual(after.top);
  },
});
