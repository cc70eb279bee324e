import { expect, within } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import type { PriceList } from "#domain/price-list.ts";
import { priceLists } from "#content/price-lists/price-lists.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { PriceListFigure } from "#widgets/charts/prices/price-list-figure.tsx";
import { PricePickers } from "#widgets/charts/prices/price-pickers.tsx";
import { PriceVisitorContext, priceVisitorStore } from "#widgets/charts/prices/price-visitor.ts";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { environmentInMemory } from "../../tool-environment.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markedFor, priceListWords } from "#words/price-lists.ts";
import { priceBases } from "#words/prices.ts";

/** Prices made up for the stories. */
const list: PriceList = {
  title: "Term life insurance, a month",
  summary: "The price grows with age.",
  rowHeader: "Age",
  variants: {
    legend: "Amount",
    options: [
      { id: "small", label: "$250,000" },
      { id: "large", label: "$500,000" },
    ],
    first: "large",
  },
  series: [
    { label: "Man", basis: "quote", asOf: "2024", sources: ["S402"], sex: "man", smokes: false, variant: "small" },
    { label: "Man", basis: "quote", asOf: "2024", sources: ["S402"], sex: "man", smokes: false, variant: "large" },
    { label: "Woman", basis: "quote", asOf: "2024", sources: ["S402"], sex: "woman", smokes: false, variant: "large" },
    { label: "Woman", basis: "list", asOf: "2025", sources: ["S403"], sex: "woman", smokes: false, variant: "large" },
  ],
  rows: [
    { label: "Age 30", ages: { from: 30, to: 30 }, prices: [18, 30, 22, null] },
    { label: "Age 40", ages: { from: 40, to: 40 }, prices: [27, 45, 34, 45.22] },
    { label: "Age 50", ages: { from: 50, to: 50 }, prices: [70, 124, 83, null] },
  ],
};

const meta = preview.meta({
  component: PriceListFigure,
  args: { list },
  decorators: [
    (Story) => (
      <ProvinceContext value={provinceStore(environmentInMemory())}>
        <PriceVisitorContext value={priceVisitorStore()}>
          <Story />
        </PriceVisitorContext>
      </ProvinceContext>
    ),
  ],
});

const rowsOf = (plot: HTMLElement) => within(plot).getAllByRole("listitem");
const markedIn = (plot: HTMLElement) => rowsOf(plot).filter((row) => row.dataset["marked"] !== undefined);

/** Every price is in words, and the legend has kind, date and source of each column. */
export const Plot = meta.story({
  async play({ canvas }) {
    const plot = canvas.getByRole("list", { name: list.title });
    await expect(rowsOf(plot).map(({ textContent }) => textContent.replaceAll(/\s+/g, " "))).toEqual([
      "Age 30 Man $30 Woman $22",
      "Age 40 Man $45 Woman $34 Woman $45.22",
      "Age 50 Man $124 Woman $83",
    ]);
    const legend = within(canvas.getByRole("list", { name: priceListWords.lists })).getAllByRole("listitem");
    await expect(legend[0]).toHaveTextContent(
      `Man: ${priceListWords.sellerAndDate("PolicyAdvisor", priceBases.quote, "2024")}`,
    );
    await expect(legend[2]).toHaveTextContent(
      `Woman: ${priceListWords.sellerAndDate("Manulife", priceBases.list, "2025")}`,
    );
    await expect(markedIn(plot)).toEqual([]);
  },
});

/** The choice of another amount replaces the prices of the plot. */
export const AnotherAmount = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("radio", { name: "$250,000" }));
    const plot = canvas.getByRole("list", { name: list.title });
    await expect(rowsOf(plot).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("$18"),
      expect.stringContaining("$27"),
      expect.stringContaining("$70"),
    ]);
    await expect(plot).not.toHaveTextContent("Woman");
  },
});

/** A woman of 40 who doesn't smoke: her row is marked, and the plot has her prices only; the table keeps all. */
export const NearestToAVisitor = meta.story({
  render: (args) => (
    <Stack>
      <PricePickers cities={["Ottawa"]} provinceWords={provincePickerWords} />
      <PriceListFigure {...args} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      markedFor({ age: null, sex: null, smokes: null, place: null }),
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: priceListWords.age }), "40");
    await userEvent.click(canvas.getByRole("radio", { name: priceListWords.woman }));
    await userEvent.click(canvas.getByRole("radio", { name: priceListWords.nonSmoker }));
    const plot = canvas.getByRole("list", { name: list.title });
    const marked = markedIn(plot);
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent(`Age 40 ${priceListWords.yours}`);
    await expect(marked[0]).toHaveTextContent("Woman $34");
    await expect(plot).not.toHaveTextContent("Man $");
    await expect(canvas.getByRole("status")).toHaveTextContent("Marked: age 40, woman, non-smoker.");
    await userEvent.click(canvas.getByText(priceListWords.table));
    const table = canvas.getByRole("table", { name: list.title });
    await expect(within(table).getByRole("row", { name: /Age 40 \(Nearest to you\)/ })).toHaveTextContent("$27");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: priceListWords.age }), "80");
    await expect(markedIn(plot)).toEqual([]);
    await expect(canvas.getByText(priceListWords.noAgeNear)).toBeVisible();
  },
});

/** The table sorts by each column; a second press turns the order. */
export const Sorted = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText(priceListWords.table));
    const table = within(canvas.getByRole("table", { name: list.title }));
    const ages = () => table.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await userEvent.click(table.getByRole("button", { name: list.rowHeader }));
    await userEvent.click(table.getByRole("button", { name: list.rowHeader }));
    await expect(ages()).toEqual(["Age 50", "Age 40", "Age 30"]);
    const listed = table.getByRole("button", { name: priceListWords.columnAndDate("Woman", "2025") });
    await userEvent.click(listed);
    await expect(ages()[0]).toBe("Age 40");
    await expect(
      table.getByRole("columnheader", { name: priceListWords.columnAndDate("Woman", "2025") }),
    ).toHaveAttribute("aria-sort", "ascending");
    await expect(table.getAllByText(priceListWords.notStated)).toHaveLength(2);
  },
});

/** A chosen city marks its row; a province without a price says so. */
export const ByPlace = meta.story({
  args: { list: priceLists["home-by-city"] },
  render: (args) => (
    <Stack>
      <PricePickers cities={["Ottawa"]} provinceWords={provincePickerWords} />
      <PriceListFigure {...args} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const plot = canvas.getByRole("list", { name: priceLists["home-by-city"].title });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: provincePickerWords.label }), "AB");
    await expect(markedIn(plot).map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Calgary")]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: priceListWords.city }), "Ottawa");
    await expect(markedIn(plot).map(({ textContent }) => textContent)).toEqual([expect.stringContaining("$1,145")]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: priceListWords.city }), "");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: provincePickerWords.label }), "YT");
    await expect(markedIn(plot)).toEqual([]);
    await expect(canvas.getByText(priceListWords.noPlaceNear)).toBeVisible();
  },
});

/** Where each row has a source of its own, the table has a column for each kind of price. */
export const OneSourceARow = meta.story({
  args: { list: priceLists.condo },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText(priceListWords.table));
    const table = within(canvas.getByRole("table", { name: priceLists.condo.title }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Where",
      priceBases.average,
      priceBases.quote,
      priceListWords.date,
    ]);
    await expect(table.getByRole("row", { name: /British Columbia/ })).toHaveTextContent("$400 to $900");
  },
});

/** All lists of the site. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      {Object.entries(priceLists).map(([name, one]) => (
        <PriceListFigure key={name} list={one} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("figure")).toHaveLength(Object.keys(priceLists).length);
  },
});
