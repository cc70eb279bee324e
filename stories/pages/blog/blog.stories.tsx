import { expect, within } from "storybook/test";
import BlogPage from "#pages/article/blog-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BlogPage,
  parameters: { layout: "fullscreen" },
});

/** Three shelves with six articles, in the specified order. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const shelves = canvas.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"));
    await expect(shelves.filter((id) => id?.startsWith("shelf"))).toHaveLength(3);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Educational Insights",
      "Market Analysis & Reviews",
      "Technical Deep Dives",
      "Weekly insurance tips and updates",
    ]);
    const addresses = canvas
      .getAllByRole("heading", { level: 3 })
      .map((title) => within(title).getByRole("link").getAttribute("href"));
    await expect(new Set(addresses)).toEqual(
      new Set([
        "/blog/best-life-insurance-canada-2024",
        "/blog/home-insurance-guide-canada-2024",
        "/blog/auto-insurance-rates-by-province-2024",
        "/blog/insurance-actuarial-tables-explained",
        "/blog/insurance-fraud-canada",
        "/blog/insurance-consumer-rights-canada",
      ]),
    );
    const plates = [...canvasElement.querySelectorAll("li use")].map((plate) => plate.getAttribute("href"));
    await expect(new Set(plates).size, "each article has a plate of its own").toBe(addresses.length);
    await expect(canvas.getByText("February 20, 2024")).toBeVisible();
    await expect(canvas.getByText(/47,000\+ subscribers/)).toBeVisible();
  },
});
