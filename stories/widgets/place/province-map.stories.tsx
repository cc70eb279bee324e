import { expect, within } from "storybook/test";
import { provinces } from "#text/provincial/provinces.ts";
import { ProvinceMap } from "#widgets/place/province-map.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: ProvinceMap, args: { provinces } });

/** Thirteen links in the order of the map, and the guide being read marked for eyes and ears. */
export const InGuide = meta.story({
  args: { current: "ontario" },
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
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
});

/** Where tiles can't hold their names, a list can, in the order of the alphabet; where they can, there is no list. */
export const ListOnPhone = Index.extend({
  args: { narrow: "list" },
  globals: { viewport: { value: "phone" } },
  async play({ canvas }) {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(13);
    await expect(links.map((link) => link.textContent).slice(0, 3)).toEqual([
      "Alberta",
      "British Columbia",
      "Manitoba",
    ]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const MapOnWideScreen = Index.extend({
  args: { narrow: "list" },
  decorators: [
    (Story) => (
      <div className="w-[52rem]">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link")).toHaveLength(13);
    const tile = canvas.getByRole("link", { name: "NL Newfoundland and Labrador" });
    await expect(within(tile).getByText("Newfoundland and Labrador").getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
});

/** On a phone of 360 px every tile is 44 px wide and high. */
export const Phone = InGuide.extend({
  globals: { viewport: { value: "phone" } },
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div className="px-gutter">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    for (const link of canvas.getAllByRole("link")) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

/** No two tiles share a place, and at 320 px the map fits: too narrow for 44 px a tile, wide enough for WCAG's 24. */
export const Narrow = InGuide.extend({
  parameters: { chromatic: { disableSnapshot: true } },
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
      await expect(width).toBeGreaterThanOrEqual(24);
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(320);
    }
  },
});
