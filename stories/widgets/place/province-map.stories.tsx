import { expect, waitFor, within } from "storybook/test";
import { provinces } from "#content/provinces/provinces.ts";
import { averageCarPremiums } from "#content/figures/average-car-premiums.ts";
import { ProvinceLocator, ProvinceMap, type ProvinceMapProps } from "#widgets/place/province-map.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";
import { expectLink } from "../../expect-link.ts";
import * as provinceWords from "#words/province.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const prices: ProvinceMapProps["prices"] = {
  of: averageCarPremiums.of,
  none: "no figure",
  fact: (amount) => `Drivers paid ${amount} a year.`,
  legend: "Average car premium.",
};

const meta = preview.meta({
  component: ProvinceMap,
  args: { provinces },
});

/** The title of the panel, which receives focus. */
const panelTitle = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByText(name, { selector: "[data-slot=province-panel] p > span" }).parentElement;

/** Thirteen links in the order of the map, and the guide being read marked for eyes and ears. */
export const InGuide = meta.story({
  args: { current: "ontario" },
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(13);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "YT Yukon" })).toHaveFocus();
    const ontario = canvas.getByRole("link", { current: "page" });
    await expect(ontario).toHaveTextContent(provinceNamesByCode.ON);
    await expectLink(canvas, "NL Newfoundland and Labrador", "/provincial/newfoundland-and-labrador-insurance-guide");
  },
});

/** Each tile has its amount in figures; a territory without one says so. */
export const Prices = meta.story({
  args: { prices },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "ON $2,006 Ontario" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "NU no figure Nunavut" })).toBeVisible();
    await expect(canvas.getByText("Average car premium.")).toBeVisible();
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
});

/** A press opens a panel in place of the guide: use the province, open its guide, remember it, clear it. */
export const PressATile = meta.story({
  args: { prices },
  async play({ canvas, userEvent }) {
    const tile = canvas.getByRole("link", { name: "MB $1,193 Manitoba" });
    await expect(tile).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(tile);
    await waitFor(() => expect(panelTitle(canvas, provinceNamesByCode.MB)).toHaveFocus());
    await expect(tile).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("Drivers paid $1,193 a year.")).toBeVisible();
    await expect(
      canvas.getByRole("link", {
        name: `${provinceWords.openTheGuide} ${provinceWords.guideTo("Manitoba")}`,
      }),
    ).toHaveAttribute("href", "/provincial/manitoba-insurance-guide");
    await userEvent.click(canvas.getByRole("button", { name: provinceWords.wholeSite }));
    await expect(sessionStorage.getItem("province")).toBe("MB");
    await expect(localStorage.getItem("province")).toBeNull();

    const remember = canvas.getByRole("checkbox", { name: provinceWords.rememberOnThisDevice });
    await userEvent.click(remember);
    await expect(localStorage.getItem("province")).toBe("MB");
    await userEvent.click(remember);
    await expect(localStorage.getItem("province")).toBeNull();
    await expect(sessionStorage.getItem("province")).toBe("MB");

    await userEvent.click(canvas.getByRole("button", { name: provinceWords.clearProvince }));
    await expect(sessionStorage.getItem("province")).toBeNull();
    await expect(canvas.getByRole("button", { name: provinceWords.wholeSite })).toBeVisible();
  },
});

/** By keyboard: Enter opens the panel, Escape closes it and returns to the tile. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const tile = canvas.getByRole("link", { name: "QC Quebec" });
    tile.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(panelTitle(canvas, provinceNamesByCode.QC)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: provinceWords.wholeSite })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(tile).toHaveFocus();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

export const WideScreen = meta.story({
  args: { prices },
  decorators: [inside("w-[52rem]")],
  async play({ canvas }) {
    const tile = canvas.getByRole("link", { name: "NL $1,303 Newfoundland and Labrador" });
    await expect(within(tile).getByText(provinceNamesByCode.NL).getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
    await expect(tile.scrollHeight).toBeLessThanOrEqual(tile.clientHeight);
  },
});

/** On a phone of 390 px every tile is 44 px wide and high, and holds its amount. */
export const Phone = meta.story({
  args: { prices },
  parameters: { layout: "fullscreen" },
  decorators: [inside("w-88")],
  async play({ canvas }) {
    for (const link of canvas.getAllByRole("link")) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect([link.textContent, Math.max(link.scrollWidth, link.clientWidth)]).toEqual([
        link.textContent,
        link.clientWidth,
      ]);
    }
  },
});

/** Where seven tiles don't fit, the same items are a list with names. */
export const Narrow = meta.story({
  args: { prices },
  globals: { viewport: { value: "phone" } },
  decorators: [inside("w-72")],
  async play({ canvas }) {
    const boxes = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(13);
    for (const { height, right } of boxes) {
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(320);
    }
    const name = canvas.getByText(provinceNamesByCode.PE);
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(44);
  },
});

/** Where a province is, beside the title of its guide: one path for every tile, and its own tile alone. Decorative. */
export const Locator = meta.story({
  args: { current: "ontario" },
  render: ({ current = "ontario" }) => <ProvinceLocator provinces={provinces} current={current} />,
  async play({ canvasElement }) {
    const drawing = canvasElement.querySelector("svg");
    await expect(drawing).toHaveAttribute("aria-hidden", "true");
    const outlines = [...(drawing?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d") ?? "");
    await expect(outlines.map((outline) => outline.split("M").length - 1)).toEqual([13, 1]);
    await expect(outlines[0]).toContain(outlines[1]);
  },
});
