import { expect } from "storybook/test";
import ComparisonWorkbookPage from "#text/learn/resources/comparison-workbook.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectWholeGuide } from "../expect-whole-guide.ts";
import { resourceWords } from "#text/learn/resources/resource-words.ts";

const meta = preview.meta({
  component: ComparisonWorkbookPage,
  parameters: { layout: "fullscreen" },
});

/** A table for each line of insurance, with a column for each of three quotes. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide(canvasElement, "Comparison workbook");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
    const tables = canvas.getAllByRole("table");
    await expect(tables).toHaveLength(5);
    for (const table of tables) await expect(table).toHaveTextContent(/Quote A.*Quote B.*Quote C/);
    await userEvent.type(canvas.getByLabelText("Liability limit: Quote A", { selector: "[name^=auto]" }), "$2 million");
    await expect(canvas.getByDisplayValue("$2 million")).toBeVisible();
  },
});
