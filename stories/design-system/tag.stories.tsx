import { expect } from "storybook/test";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Tag } from "#design-system/tag/tag.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Tag,
  args: { children: "Claims" },
});

/** A topic as plain text. */
export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText("Claims")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** A topic with a page is a link, large enough for touch. */
export const Linked = Plain.extend({
  args: { href: "#claims" },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "Claims" });
    await expect(link).toHaveAttribute("href", "#claims");
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** Both kinds side by side. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Cluster>
      <Tag>Claims</Tag>
      <Tag>Replacement cost</Tag>
      <Tag href="#deductible">Deductible</Tag>
      <Tag href="#liability">Liability</Tag>
    </Cluster>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});
