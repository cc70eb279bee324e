import { expect, within } from "storybook/test";
import HomePage from "#pages/home/home-page.tsx";
import preview from "../../.storybook/preview.tsx";
import { sharedToolWords } from "#text/tools/shared.ts";
import { priceMapWords } from "#text/price-map.ts";

const meta = preview.meta({
  component: HomePage,
  parameters: { layout: "fullscreen" },
});

/** The two primary actions, and the targets of the page's lists, as specified. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent, step }) {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await userEvent.tab();
    const quotes = canvas.getByRole("link", { name: "Get Free Quotes" });
    await expect(quotes).toHaveFocus();
    await expect(quotes).toHaveAttribute("href", "/tools");
    await expect(canvas.getByRole("link", { name: "Learn About Insurance" })).toHaveAttribute("href", "/learn");

    const addresses = (region: string) =>
      within(canvas.getByRole("region", { name: region }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    await expect(addresses("What brings you here?")).toContain(
      "/blog/insurance-consumer-rights-canada#build-your-complaint",
    );
    await expect(addresses("What brings you here?")).toContain("/learn/life-events");
    await expect(addresses("What brings you here?")).toContain("/tools/consultation");
    const plates = [...canvasElement.querySelectorAll("section[aria-labelledby=your-task] use")];
    await expect(new Set(plates.map((plate) => plate.getAttribute("href"))).size, "each task has its plate").toBe(10);
    const tiles = within(canvas.getByRole("navigation", { name: sharedToolWords.province.label })).getAllByRole("link");
    await expect(tiles).toHaveLength(13);
    await expect(tiles.map(({ textContent }) => textContent)).toContain("MB $1,193 Manitoba");
    await expect(tiles.map(({ textContent }) => textContent)).toContain("YT –no figure Yukon");
    await expect(addresses("Compare coverage")).toEqual([
      "/insurance-types/life",
      "/insurance-types/home",
      "/insurance-types/auto",
      "/insurance-types/health",
      "/insurance-types/travel",
      "/insurance-types/business",
    ]);
    await expect(addresses("From the blog")).toEqual([
      "/blog/best-life-insurance-canada-2024",
      "/blog/home-insurance-guide-canada-2024",
      "/blog/auto-insurance-rates-by-province-2024",
    ]);
    await expect(addresses("Start with a number or with the basics")).toEqual(["/tools", "/insurance-types"]);
    await expect(addresses("What you will find here")).toEqual([
      "/learn/questions",
      "/learn",
      "/tools/provincial-insurance-guide",
      "/insurance-types",
      "/tools",
    ]);

    await step("what can be pressed is underlined, like every other link", async () => {
      for (const name of ["Guides in plain English", "Life insurance", "I’m new here"]) {
        await expect(getComputedStyle(canvas.getByRole("link", { name })).textDecorationLine).toBe("underline");
      }
    });
  },
});

/** The map's prices stand in a table too, with their source. */
export const PricesAsTable = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText(priceMapWords.table));
    const table = within(canvas.getByRole("table", { name: priceMapWords.caption }));
    await expect(table.getByRole("row", { name: "Ontario $2,006 October 2024" })).toBeVisible();
    await expect(table.getAllByRole("row", { name: /no figure/ })).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: /^MoneySense/ })).toBeVisible();
  },
});
