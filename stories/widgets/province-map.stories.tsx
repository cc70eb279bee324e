import { expect } from "storybook/test";
import { provinces } from "#content/en/provincial/provinces.ts";
import { ProvinceMap } from "#widgets/province-map/province-map.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ component: ProvinceMap, args: { provinces, current: "ontario" as const } });

/** Thirteen links in the order of the map, and the guide being read marked for eyes and ears. */
export const InGuide = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(13);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "YT Yukon" })).toHaveFocus();
    const ontario = canvas.getByRole("link", { current: "page" });
    await expect(ontario).toHaveTextContent("Ontario");
    await expect(canvas.getByRole("link", { name: "NL Newfoundland and Labrador" })).toHaveAttribute(
      "href",
      "/provincial/newfoundland-and-labrador-insurance-guide",
    );
  },
});

/** Elsewhere no tile is marked. */
export const Index = meta.story({
  args: { provinces, label: "Guides by province" },
  async play({ canvas }) {
    await expect(canvas.getByRole("navigation", { name: "Guides by province" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(13);
  },
});

/** No two tiles share a place, and at 320 px the map fits with targets that a finger hits. */
export const Narrow = InGuide.extend({
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const boxes = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(13);
    for (const { width, height, right } of boxes) {
      await expect(width).toBeGreaterThan(38);
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(320);
    }
  },
});
