import { expect, within } from "storybook/test";
import HomePage from "#text/insurance-types/home.md?page";
import preview from "../../.storybook/preview.tsx";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({
  component: HomePage,
  parameters: { layout: "fullscreen" },
});

/** A homeowner opens the detailed table, compares three insurers side by side, and requests a quote. */
export const CompareThreeInsurers = meta.story({
  async play({ canvas, userEvent, step }) {
    await step("open the detailed table", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: /detailed/i }));
    });
    await step("select three insurers and compare them", async () => {
      for (const company of ["Intact Insurance", "Co-operators", "Wawanesa"]) {
        await userEvent.click(
          await canvas.findByRole("checkbox", { name: `${comparisonWords.compare} ${company}, Home insurance` }),
        );
      }
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(3) }));
      const table = within(await canvas.findByRole("table", { name: comparisonWords.sideBySide }));
      await expect(
        table
          .getAllByRole("columnheader")
          .map((header) => header.textContent)
          .join(" "),
      ).toMatch(/Intact Insurance.*Co-operators.*Wawanesa/);
      await expect(
        table.getByRole("rowheader", { name: `${comparisonWords.fromAMonth} ${comparisonWords.differs}` }),
      ).toBeVisible();
    });
    await step("one link requests quotes from all three insurers", async () => {
      await expect(canvas.getByRole("link", { name: comparisonWords.getQuotes(3) })).toHaveAttribute(
        "href",
        "/tools/home-insurance-calculator?insurer=home-intact&insurer=home-co-operators&insurer=home-wawanesa#your-request",
      );
    });
    await step("each row links to its quote form", async () => {
      const quotes = canvas.getAllByRole("link", { name: /Quote/ });
      await expect(quotes.length).toBeGreaterThanOrEqual(10);
      await expect(quotes[0]).toHaveAttribute(
        "href",
        "/tools/home-insurance-calculator?insurer=home-intact#your-request",
      );
    });
  },
});
