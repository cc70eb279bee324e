import { expect } from "storybook/test";
import { Skeleton, SkeletonShape } from "#design-system/skeleton/skeleton.tsx";
import preview from "../../.storybook/preview.tsx";

const lines = (
  <>
    <SkeletonShape shape="heading" width="half" />
    <SkeletonShape />
    <SkeletonShape />
    <SkeletonShape width="most" />
  </>
);

const meta = preview.meta({ component: Skeleton, args: { children: lines, label: "Loading the guide for Alberta" } });

/** Visible shapes, and one name for assistive technology. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the guide for Alberta");
    await expect(canvasElement.querySelectorAll("[data-slot=skeleton-shape]")).toHaveLength(4);
    await expect(canvasElement.querySelector("[aria-hidden=true] [data-slot=skeleton-shape]")).toBeVisible();
  },
});

const shapesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-slot=skeleton-shape]")];

/** In forced colours mode, which removes backgrounds, a border keeps the shapes visible. */
export const ForcedColours = Default.extend({
  globals: { media: "forced-colors" },
  async play({ canvasElement }) {
    const shapes = shapesIn(canvasElement);
    await expect(shapes).toHaveLength(4);
    for (const shape of shapes) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(shape);
      await expect([borderTopStyle, borderTopWidth]).toEqual(["solid", "1px"]);
    }
  },
});

/** All shapes, as placeholders for a page, a form and a list. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-prose gap-10">
      <Skeleton label="Loading the page">{lines}</Skeleton>
      <Skeleton label="Loading the form">
        <SkeletonShape width="half" />
        <SkeletonShape shape="control" />
        <SkeletonShape width="half" />
        <SkeletonShape shape="control" />
      </Skeleton>
      <Skeleton label="Loading the list">
        <SkeletonShape shape="circle" />
        <SkeletonShape />
        <SkeletonShape shape="block" />
      </Skeleton>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
  },
});
