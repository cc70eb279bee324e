import { expect, within } from "storybook/test";
import AboutPage from "#text/about.md?page";
import { corrections } from "#text/corrections.ts";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: AboutPage,
  parameters: { layout: "fullscreen" },
});

/** The site's identity, editorial and business model, corrections, and complaints. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step, userEvent }) {
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
    await userEvent.click(canvas.getByText("Earlier corrections", { selector: "summary *" }));
    const earlier = within(await canvas.findByRole("table", { name: "Earlier corrections" }));
    const logs = [within(canvas.getByRole("table", { name: "What was corrected" })), earlier];
    const dates = logs.flatMap((log) =>
      log.getAllByRole("rowheader").map(({ textContent }) => Date.parse(textContent)),
    );
    await expect(dates).toHaveLength(corrections.length);
    await expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    await expect(earlier.getByRole("link", { name: "Wawanesa" })).toHaveAttribute(
      "href",
      "/company-analysis/wawanesa-analysis",
    );

    await step("without a reviewer set by the owner, the page names nobody", async () => {
      await expect(canvas.queryByText("Who reviews the pages")).not.toBeInTheDocument();
    });
  },
});
