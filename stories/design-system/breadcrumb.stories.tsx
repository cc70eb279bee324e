import { expect } from "storybook/test";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import preview from "../../.storybook/preview.tsx";
import { inside } from "../inside.tsx";

const meta = preview.meta({
  component: Breadcrumb,
  args: {
    items: [{ label: "Home", href: "/" }, { label: "Learn", href: "/learn" }, { label: "Filing a claim" }],
  },
});

/** Links to the parent pages. The last item is the page itself: plain text, announced as the current page. */
export const Trail = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText("Filing a claim")).toHaveAttribute("aria-current", "page");
    // A separator ends the item before it, so that no line of a long trail begins with it.
    for (const item of canvas.getAllByRole("listitem")) await expect(item.textContent).not.toMatch(/^\s*\//);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
  },
});

/** A step without a page is plain text, and only the last item is current. */
export const StepWithoutPage = Trail.extend({
  args: { items: [{ label: "Home", href: "/" }, { label: "Provincial" }, { label: "Ontario" }] },
  async play({ canvas }) {
    await expect(canvas.getByText("Provincial")).not.toHaveAttribute("aria-current");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
});

/** The home page has no breadcrumb. */
export const Empty = meta.story({
  args: { items: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

/** A long breadcrumb wraps in a narrow container; also for visual review. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Educational insights and market analysis", href: "/blog" },
      { label: "How insurers use actuarial tables to set what you pay" },
    ],
  },
  decorators: [inside("w-64")],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
