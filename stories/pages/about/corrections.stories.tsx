import { expect, within } from "storybook/test";
import CorrectionsPage from "#text/about/corrections.md?page";
import { corrections } from "#text/corrections.ts";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: CorrectionsPage,
  parameters: { layout: "fullscreen" },
});

/** Every correction of a fact, by year and day. The newest day is open. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Corrections");
    const years = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(years).toEqual([...new Set(corrections.map(({ date }) => date.slice(0, 4)))]);
    const tables = canvas.getAllByRole("table");

    await step("the newest day is open, and every other one opens, the newest first", async () => {
      await expect(tables[0]).toBeVisible();
      const days = canvas.getAllByRole("heading", { level: 3 });
      const moments = days.map(({ textContent }) => Date.parse(textContent));
      await expect(moments).toEqual(moments.toSorted((one, other) => other - one));
      await expect(tables).toHaveLength(days.length + 1);
      for (const [at, day] of days.entries()) {
        await expect(tables[at + 1]).not.toBeVisible();
        await userEvent.click(day);
        await expect(tables[at + 1]).toBeVisible();
      }
    });

    await step("together they hold every correction, with a link to its page", async () => {
      await expect(tables.flatMap((table) => within(table).getAllByRole("rowheader"))).toHaveLength(corrections.length);
      await expect(canvas.getAllByRole("link", { name: "Wawanesa" })[0]).toHaveAttribute(
        "href",
        "/company-analysis/wawanesa-analysis",
      );
    });
  },
});
