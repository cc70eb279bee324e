import { expect, within } from "storybook/test";
import HealthInsurancePage from "#text/learn/health-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";
import { designSystemWords } from "#words/design-system.ts";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: HealthInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Coverage and gaps of the public plan are side by side, before any product. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Health insurance");
    await expect(
      within(canvas.getByRole("figure", { name: readingWords.covered })).getAllByRole("listitem"),
    ).toHaveLength(4);
    await expect(
      within(canvas.getByRole("figure", { name: readingWords.notCovered })).getAllByRole("listitem"),
    ).toHaveLength(6);
    const table = canvas.getByRole("table", { name: "What you pay under the Canadian Dental Care Plan" });
    await expect(table).toHaveTextContent(/\$80,000 to \$89,999/);
    await expect(table).toHaveTextContent(/60%/);

    await step("critical illness coverage has its cost at three ages", async () => {
      const prices = within(canvas.getByRole("table", { name: /^Critical illness coverage, a month/ }));
      await expect(prices.getByRole("row", { name: /^41 to 45/ })).toHaveTextContent(/\$30\.60 \/ \$31\.60.*\$47/);
    });

    await step("the table of contents links to the parts in order", async () => {
      const contents = within(canvas.getByRole("navigation", { name: designSystemWords.onPageNav }));
      const labels = contents.getAllByRole("link").map((link) => link.textContent);
      const headings = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
      await expect(headings.slice(0, labels.length)).toEqual(labels);
      const last = canvas.getByRole("heading", { level: 2, name: labels.at(-1) ?? "" });
      await expect(contents.getAllByRole("link").at(-1)).toHaveAttribute("href", `#${last.id}`);
    });
  },
});
