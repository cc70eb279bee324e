import { expect, within } from "storybook/test";
import { OfflinePage } from "#app/offline/offline-page.tsx";
import preview from "../../.storybook/preview.tsx";
import { offlineWords } from "#text/offline-words.ts";

const meta = preview.meta({
  component: OfflinePage,
  args: {
    siteName: "Northcover",
    pages: [
      { path: "/learn/insurance-claims", label: "Filing a Claim" },
      { path: "/tools/home-insurance-calculator", label: "Home Insurance Calculator" },
    ],
  },
  parameters: { layout: "fullscreen" },
});

/** Explains the failure and links to cached pages. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1, name: offlineWords.title })).toBeVisible();
    await userEvent.tab();
    // A link to the current address; Testing Library counts an empty `href` as no link.
    await expect(canvas.getByText(offlineWords.again)).toHaveFocus();
    const kept = within(canvas.getByRole("navigation", { name: offlineWords.list }));
    await expect(kept.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/learn/insurance-claims",
      "/tools/home-insurance-calculator",
    ]);
  },
});

/** On a phone nothing overflows the viewport. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
