import { expect, within } from "storybook/test";
import LearnPage from "#pages/learn/learn-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: LearnPage,
  parameters: { layout: "fullscreen" },
});

/** Twelve topics in order, four guides by stage of life, and three resources that are described but not linked. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const topics = canvas.getByRole("list", { name: "Essential topics" });
    const addresses = within(topics)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    await expect(addresses).toEqual(
      [
        "how-insurance-works",
        "choose-insurance",
        "insurance-claims",
        "life-insurance",
        "home-insurance",
        "auto-insurance",
        "health-insurance",
        "travel-insurance",
        "business-insurance",
        "disability-insurance",
        "insurance-comparison",
        "insurance-savings",
      ].map((topic) => `/learn/${topic}`),
    );
    const stages = within(canvas.getByRole("region", { name: "For your stage of life" }));
    await expect(stages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/learn/young-professionals-insurance",
      "/learn/new-immigrant-insurance",
      "/learn/high-net-worth-insurance",
      "/learn/insurance-for-seniors",
    ]);
    const events = canvas.getByRole("link", { name: "See the life events" });
    await expect(events).toHaveAttribute("href", "/learn/life-events");
    const resources = within(canvas.getByRole("region", { name: "Free resources" }));
    await expect(resources.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(resources.queryAllByRole("link")).toHaveLength(0);
  },
});
