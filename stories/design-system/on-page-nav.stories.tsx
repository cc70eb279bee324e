import { expect } from "storybook/test";
import { OnPageNav, type OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import preview from "../../.storybook/preview.tsx";
import { designSystemWords } from "#words/design-system.ts";

const items: readonly OnPageNavItem[] = [
  { href: "#what", label: "What it is" },
  { href: "#price", label: "What moves the price" },
  { href: "#claim", label: "How to claim" },
];

const meta = preview.meta({
  component: OnPageNav,
  args: { items },
});

/** A named navigation with links to the sections of the page. */
export const Links = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("navigation", { name: designSystemWords.onPageNav })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "What moves the price" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#price");
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

/** A single section needs no navigation. */
export const TooFew = meta.story({
  args: { items: [{ href: "#what", label: "What it is" }] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

/** Short and long labels, with a custom name. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: "Quick navigation",
    items: [
      { href: "#a", label: "Coverage types" },
      { href: "#b", label: "What your insurer may ask you to change before it renews your policy" },
      { href: "#c", label: "Claims" },
      { href: "#d", label: "Provincial guide" },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
});
