import { expect, fn, waitFor, within } from "storybook/test";
import { Badge } from "#design-system/badge/badge.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { Table, type TableColumn, type TableProps } from "#design-system/table/table.tsx";
import preview from "../../.storybook/preview.tsx";

interface Insurer {
  readonly company: string;
  readonly product: string;
  readonly grade: string;
  readonly monthly: number;
  readonly coverage: string;
  readonly features: string;
}

const insurers: readonly Insurer[] = [
  {
    company: "Sample Mutual",
    product: "Term 20",
    grade: "A+",
    monthly: 27,
    coverage: "$50,000 to $10 million",
    features: "Convertible to age 70",
  },
  {
    company: "Example Life",
    product: "No-exam term",
    grade: "A",
    monthly: 104,
    coverage: "Up to $500,000",
    features: "Answers, no nurse",
  },
  {
    company: "Placeholder Assurance",
    product: "Whole life",
    grade: "A-",
    monthly: 1280,
    coverage: "$25,000 and up",
    features: "Cash value, dividends",
  },
];

const columns: readonly TableColumn<Insurer>[] = [
  { key: "company", header: "Company" },
  { key: "product", header: "Product" },
  {
    key: "grade",
    header: "Rating",
    cell: ({ grade }) => <Badge tone={grade === "A+" ? "positive" : "info"}>{grade}</Badge>,
  },
  { key: "monthly", header: "Per month", numeric: true, cell: ({ monthly }) => `$${monthly.toLocaleString("en-CA")}` },
];

const wideColumns: readonly TableColumn<Insurer>[] = [
  ...columns,
  { key: "coverage", header: "Coverage range" },
  { key: "features", header: "Key features" },
];

const sorted = fn();

const onAPhone = (args: TableProps<Insurer>) => (
  <div className="w-80">
    <Table {...args} />
  </div>
);

const meta = preview.meta({
  component: Table<Insurer>,
  args: { caption: "Life insurance compared", columns, rows: insurers },
});

/** The caption names the table, the first cell names its row, and the header names its column. */
export const Named = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("table", { name: "Life insurance compared" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
    await expect(canvas.getByRole("rowheader", { name: "Example Life" })).toHaveAttribute("scope", "row");
    await expect(canvas.getByRole("cell", { name: "$1,280" })).toBeVisible();
  },
});

/** Figures are right-aligned with tabular digits, headers included. */
export const FiguresLineUp = meta.story({
  async play({ canvas }) {
    const header = canvas.getByRole("columnheader", { name: "Per month" });
    const cell = canvas.getByRole("cell", { name: "$27" });
    await expect([getComputedStyle(header).textAlign, getComputedStyle(cell).textAlign]).toEqual(["end", "end"]);
    await expect(getComputedStyle(cell).fontVariantNumeric).toBe("tabular-nums");
  },
});

/** Below the breakpoint, rows become cards, and each cell repeats its column's name. */
export const CardsOnAPhone = meta.story({
  render: onAPhone,
  async play({ canvas, canvasElement }) {
    const cell = canvas.getByRole("cell", { name: /\$27/ });
    await expect(getComputedStyle(cell, "::before").content).toBe('"Per month"');
    const [, first, second] = canvas.getAllByRole("row");
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A table wider than its container scrolls in a focusable region; the row headers are sticky. */
export const ScrollsSideways = meta.story({
  args: { columns: wideColumns, narrow: "scroll" },
  render: onAPhone,
  async play({ canvas, userEvent }) {
    const region = await canvas.findByRole("region", { name: "Life insurance compared" });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollLeft = 200;
    const name = canvas.getByRole("rowheader", { name: "Sample Mutual" });
    await waitFor(() =>
      expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(region.getBoundingClientRect().left)),
    );
  },
});

/** A table that fits has no region and no tab stop, and its header sticks to the viewport. */
export const FitsWithoutScrolling = meta.story({
  async play({ canvas, canvasElement }) {
    const box = canvasElement.querySelector("[data-overflow]");
    await waitFor(() => expect(box).toHaveAttribute("data-overflow", "none"));
    await expect(canvas.queryByRole("region")).toBeNull();
    const header = canvas.getByRole("columnheader", { name: "Company" });
    await expect(getComputedStyle(header).position).toBe("sticky");
    await expect(box && getComputedStyle(box).overflowX).toBe("visible");
  },
});

const premiums: readonly TableColumn<Insurer>[] = [
  { key: "grade", header: "Rating" },
  ...["Man", "Woman", "Smoker"].map((header) => ({ key: header, header, numeric: true, cell: () => "$124.00" })),
];

/** A table that fits in its own font stops scrolling when that font has replaced a wider one. */
export const FitsInItsOwnFont = meta.story({
  args: { columns: premiums, narrow: "scroll" },
  render: onAPhone,
  async play({ canvas }) {
    const table = canvas.getByRole("table");
    table.style.letterSpacing = "0.5em";
    await canvas.findByRole("region");
    table.style.letterSpacing = "";
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
});

/** A header may contain a sort button; `aria-sort` is on the column, and the button's name describes the action. */
export const SortableHeader = meta.story({
  args: {
    columns: columns.map((column) =>
      column.key === "monthly"
        ? {
            ...column,
            sort: "ascending",
            headerContent: (
              <button type="button" onClick={() => sorted(column.key)}>
                Per month
              </button>
            ),
          }
        : column,
    ),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("columnheader", { name: "Per month" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(sorted).toHaveBeenCalledWith("monthly");
  },
});

/** Two columns stay columns on a phone, with their headers. */
export const TwoColumns = meta.story({
  args: { columns: columns.slice(0, 2) },
  render: onAPhone,
  async play({ canvas }) {
    await expect(canvas.getByRole("columnheader", { name: "Company" })).toBeVisible();
    const [row] = canvas.getAllByRole("rowheader");
    await expect(row?.getBoundingClientRect().top).toBe(row?.nextElementSibling?.getBoundingClientRect().top);
  },
});

/** So do more columns whose cells are short; with enlarged text they scroll. */
export const ShortColumns = TwoColumns.extend({
  args: { columns, narrow: "columns" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("region")).toBeNull();
    for (const cell of canvas.getAllByRole("cell"))
      await expect(getComputedStyle(cell, "::before").content).not.toContain("Per month");
  },
});

const valueIn = (row: HTMLElement | undefined) => within(row ?? document.body).getAllByRole("cell")[0];

const isOwn = ({ company }: Insurer) => company === "Sample Mutual";

/** On a phone a list: the reader's own row first, with its value in large type; the others fold, a line each. */
export const ListOnAPhone = TwoColumns.extend({
  args: {
    columns: wideColumns.filter(({ key }) => ["company", "monthly", "features"].includes(key)),
    narrow: "list",
    codeOf: ({ company }: Insurer) => company.slice(0, 2).toUpperCase(),
    rows: insurers.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one))),
    marked: { isMarked: isOwn, label: "your insurer", others: "The other insurers" },
  },
  async play({ canvas, userEvent }) {
    const fold = canvas.getByRole("button", { name: "The other insurers", expanded: false });
    await expect(valueIn(canvas.getAllByRole("row").at(-1))).not.toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(valueIn(canvas.getAllByRole("row").at(-1))).toBeVisible();
    await userEvent.click(fold);
    canvas
      .getAllByRole("row")
      .at(-1)
      ?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(fold).toHaveAttribute("aria-expanded", "true"));
    const [own, other] = canvas.getAllByRole("row").filter((row) => within(row).queryByRole("rowheader") !== null);
    const sizeOf = (row: HTMLElement | undefined) =>
      parseFloat(getComputedStyle(valueIn(row) ?? document.body).fontSize);
    await expect(sizeOf(own)).toBeGreaterThan(sizeOf(other));
    await expect(getComputedStyle(other ?? document.body, "::before").content).toBe(`"${other?.dataset["code"]}"`);
    const names = canvas.getAllByRole("columnheader").map((name) => name.getBoundingClientRect());
    await expect(new Set(names.map(({ top }) => top)).size).toBe(1);
    await expect(getComputedStyle(valueIn(other) ?? document.body, "::before").content).toBe("none");
  },
});

/** Without rows the table shows a message. */
export const Empty = meta.story({
  args: { rows: [], empty: "No insurer matches these filters." },
  async play({ canvas }) {
    await expect(canvas.getByRole("cell", { name: "No insurer matches these filters." })).toBeVisible();
  },
});

/** Wide, narrow, and with a note on the sources of the figures. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { columns: wideColumns, note: "Illustrative figures, not survey data." },
  render: (args) => (
    <Stack gap="section">
      <Table {...args} />
      <div className="w-80">
        <Table {...args} />
      </div>
      <div className="w-80">
        <Table {...args} narrow="scroll" />
      </div>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("table")).toHaveLength(3);
    // The scrollable table becomes focusable after its width is measured.
    await expect(await canvas.findByRole("region")).toHaveAttribute("tabindex", "0");
  },
});
