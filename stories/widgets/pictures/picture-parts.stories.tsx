import { expect, within } from "storybook/test";
import { DrawingFrame } from "#widgets/pictures/drawing-frame.tsx";
import { MarkedList } from "#widgets/pictures/marked-list.tsx";
import { NumberedPicture } from "#widgets/pictures/numbered-picture.tsx";
import { DrawnMarks, Mark, type MarkLook } from "#widgets/pictures/picture-mark.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownList } from "./markdown.tsx";

const looks: readonly MarkLook[] = ["solid", "open"];

const meta = preview.meta({
  component: MarkedList,
  args: { items: ["The first part.", "The second part."], looks },
});

/** Numbers differ in shape: a circle for the one side, a dashed square for the other. */
export const List = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const items = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(["1The first part.", "2The second part."]);
  },
});

/** The same two marks in a text and in a drawing. */
export const Marks = meta.story({
  render: () => (
    <>
      <Mark number={1} /> <Mark number={2} look="open" />
      <svg aria-hidden="true" width="120" height="40">
        <DrawnMarks
          marks={[
            { x: 20, y: 20, look: "solid" },
            { x: 60, y: 20, look: "open" },
          ]}
        />
      </svg>
    </>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByText("2")).toHaveLength(2);
    await expect(canvasElement.querySelectorAll("circle")).toHaveLength(1);
    await expect(canvasElement.querySelectorAll("rect")).toHaveLength(1);
  },
});

/** A drawing fills its room, which keeps its shape, and isn't announced. */
export const Room = meta.story({
  render: () => (
    <DrawingFrame shape="strip">
      <svg viewBox="0 0 300 100" role="img" aria-label="Never announced" className="block w-full">
        <path d="M0 50h300" stroke="currentColor" />
      </svg>
    </DrawingFrame>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole("img")).toBeNull();
    const { width, height } = canvasElement.querySelector("svg")?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(3, 1);
  },
});

/** One number in a drawing, and the item that explains it. */
export const Picture = meta.story({
  render: () => (
    <NumberedPicture
      slot="numbered-picture"
      label="A picture"
      caption="Round marks: yours."
      marks={[{ x: 240, y: 160, look: "solid" }]}
      drawing={<path d="M40 40h400v240H40z" />}
    >
      {markdownList([["The whole.", "A frame."]])}
    </NumberedPicture>
  ),
  async play({ canvas }) {
    await expect(within(canvas.getByRole("figure", { name: "A picture" })).getAllByRole("listitem")).toHaveLength(1);
  },
});
