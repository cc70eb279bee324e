import { expect, within } from "storybook/test";
import AboutPage from "#text/about.md?page";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: AboutPage,
  parameters: { layout: "fullscreen" },
});

/** The site's identity, editorial and business model, corrections, and complaints. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("About Northcover");
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "What Northcover is",
        "How pages are written and reviewed",
        "How we make money, and what that never changes",
        "How the ranking and the tools work",
        "Corrections",
        "How to complain about us",
      ]),
    );
    const log = within(canvas.getByRole("table", { name: "What was corrected" }));
    const dates = log.getAllByRole("rowheader").map(({ textContent }) => Date.parse(textContent));
    await expect(dates).toHaveLength(5);
    await expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    await expect(canvas.getByRole("link", { name: "All corrections" })).toHaveAttribute("href", "/about/corrections");

    await step("without a reviewer set by the owner, the page names nobody", async () => {
      await expect(canvas.queryByText("Who reviews the pages")).not.toBeInTheDocument();
    });
  },
});
