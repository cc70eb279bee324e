import { expect, fn, waitFor, within } from "storybook/test";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { CompareTray } from "#widgets/comparison/compare-tray/compare-tray.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({
  component: CompareTray,
  args: { chosen: autoProducts.slice(0, 3), isRefused: false, onRemove: fn(), onClear: fn() },
  render: (args) => (
    <>
      <h1 className="sr-only">Compare</h1>
      <h2 className="sr-only">Products</h2>
      <CompareTray {...args} />
    </>
  ),
});

/** Opened by keyboard, the comparison gets focus; on close, focus returns to the button. */
export const Three = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, step, args }) {
    await userEvent.tab();
    const compare = canvas.getByRole("button", { name: comparisonWords.compareChosen(3) });
    await expect(compare).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: comparisonWords.sideBySide })).toHaveFocus());
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
    const [first] = args.chosen;
    await expect(canvas.getByRole("columnheader", { name: `${first?.company}, ${first?.product}` })).toBeVisible();
    await step("close the comparison", async () => {
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.closeTheComparison }));
      await expect(compare).toHaveFocus();
      await expect(canvas.queryByRole("table")).toBeNull();
    });
  },
});

/** On a phone the cells are stacked, and the markup is still a table with all its headers. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(3) }));
    await canvas.findByRole("heading", { name: comparisonWords.sideBySide });
    const table = canvas.getByRole("table", { name: comparisonWords.sideBySide });
    await expect(getComputedStyle(table).display).toBe("block");
    const headers = within(table).getAllByRole("columnheader");
    await expect(headers).toHaveLength(args.chosen.length + 1);
    await expect(headers[0]).toHaveTextContent(comparisonWords.compared);
    // CSS `display` removes table semantics in some browsers, so the roles are explicit.
    for (const part of [table, ...table.querySelectorAll("thead, tbody, tr, th, td")]) {
      await expect(part).toHaveAttribute("role");
    }
    // The products of a row stand side by side, so that they can be compared.
    const rows = within(table)
      .getAllByRole("row")
      .map((row) => within(row).queryAllByRole("cell"));
    const boxes = (rows.find(({ length }) => length === args.chosen.length) ?? []).map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(boxes).toHaveLength(args.chosen.length);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    await expect(boxes.map(({ left }) => left)).toEqual(
      boxes.map(({ left }) => left).toSorted((one, other) => one - other),
    );
  },
});

/** Identical products show a message instead of an empty table. */
export const NoDifferences = meta.story({
  args: { chosen: autoProducts.slice(0, 1).flatMap((product) => [product, { ...product, id: "twin" }]) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(2) }));
    await canvas.findByRole("heading", { name: comparisonWords.sideBySide });
    await userEvent.click(canvas.getByRole("checkbox", { name: comparisonWords.onlyWhereTheyDiffer }));
    await expect(canvas.getByText(comparisonWords.differInNothing)).toBeVisible();
  },
});

/** On a phone two products stay side by side with sticky names, and one quote request covers both. */
export const Two = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { chosen: autoProducts.slice(0, 2) },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText(comparisonWords.ofChosen(2, 4))).toHaveRole("status");
    await expect(canvas.getByRole("link", { name: comparisonWords.getQuotes(2) })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(2) }));
    await canvas.findByRole("heading", { name: comparisonWords.sideBySide });
    const names = args.chosen.map(({ company, product }) => `${company}, ${product}`);
    const [first, second] = names.map((name) => canvas.getByRole("columnheader", { name }).getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    await userEvent.click(canvas.getByRole("button", { name: `${comparisonWords.remove} ${names[1]}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.chosen[1]?.id);
    await expect(canvas.getByText(comparisonWords.ofChosen(2, 4))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** The tray is hidden in print. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(comparisonWords.ofChosen(3, 4))).not.toBeVisible();
    const buttons = [...canvasElement.querySelectorAll("button")];
    await expect(buttons).toHaveLength(2);
    await expect(buttons.filter((button) => button.checkVisibility())).toEqual([]);
  },
});

/** An empty selection renders nothing. */
export const Nothing = meta.story({
  args: { chosen: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
