import { expect, waitFor, within } from "storybook/test";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { healthProducts } from "#text/insurance-types/health-products.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import { provinceRowWords } from "#text/province-row-words.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { ComparisonTable } from "#widgets/comparison/comparison-table/comparison-table.tsx";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";
import { fitsTheWindow } from "../../fits-the-window.ts";
import * as comparisonWords from "#words/comparison.ts";
import { designSystemWords } from "#words/design-system.ts";
import { quote } from "#words/products.ts";

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  component: ComparisonTable,
  args: { caption: "Life insurance compared", products: lifeProducts },
  render: (args) => (
    <>
      <h1 className="sr-only">Compare</h1>
      <h2 className="sr-only">Products</h2>
      <ComparisonTable {...args} />
    </>
  ),
});

/** The visitor's province, which no storage keeps. */
const store = provinceStore({ read: () => null, write: () => false, remove: () => {} });

const { sortableColumns } = comparisonWords;
const columns = [
  sortableColumns.company,
  sortableColumns.product,
  sortableColumns.type,
  comparisonWords.coverageRange,
  comparisonWords.keyFeatures,
  sortableColumns.rating,
  quote,
];

/** Beginnings of the names of a row's controls. */
const quoteLink = new RegExp(`^${comparisonWords.getQuote} `);
const compareBox = new RegExp(`^${comparisonWords.compare} `);
const narrowToAny = new RegExp(`^${comparisonWords.narrowTo("")}`);

const folded = [comparisonWords.foldedColumns.product, comparisonWords.foldedColumns.coverage];
const showFolded = comparisonWords.showColumns(folded);

/** The first line of a row's name, without a tick below it. */
const nameOnly = (name: string) => name.split("\n")[0]?.split(",")[0]?.trim() ?? "";

/** Names of the rows, from the top, without the buttons of compact rows. */
function companies(root: HTMLElement): string[] {
  return within(root)
    .queryAllByRole("rowheader")
    .map(({ innerText }) => innerText.replace(new RegExp(`\\s*${designSystemWords.details}$`), ""));
}

/** Every specified column, a row for every record, and notes on the provenance of the data. */
export const Life = meta.story({
  async play({ canvas, canvasElement, args }) {
    await expect(canvas.getByRole("table", { name: args.caption })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(columns);
    await expect(companies(canvasElement)).toEqual(lifeProducts.map(({ company }) => company));
    await expect(canvas.queryByText(comparisonWords.illustrativeFigures)).toBeNull();
    await expect(canvas.getByText(comparisonWords.howWeMakeMoney)).toBeVisible();
    // Its records name no province.
    await expect(canvas.queryByLabelText(comparisonWords.province)).toBeNull();
    const quotes = canvas.getAllByRole("link", { name: quoteLink });
    await expect(quotes).toHaveLength(lifeProducts.length);
    await expect(quotes[0]).toHaveAttribute("href", "/tools/life-insurance-calculator?insurer=sun-life-term");
    await expect(quotes[0]).toHaveAccessibleName(
      `${comparisonWords.getQuote} ${comparisonWords.forProduct("Sun Life", "Go Term life insurance")}`,
    );
  },
});

/** By keyboard: the header sorts ascending, descending, then restores the original order; each change is announced. */
export const Sorting = Life.extend({
  async play({ canvas, canvasElement, userEvent }) {
    const listed = lifeProducts.map(({ company }) => company);
    canvas.getByRole("button", { name: sortableColumns.company }).focus();
    for (const [order, names, words] of [
      [
        "ascending",
        ["Canada Protection Plan", "RBC Insurance", "Sun Life", "Sun Life"],
        "4 products, sorted by company, A to Z",
      ],
      ["descending", listed.toSorted().toReversed(), "4 products, sorted by company, Z to A"],
      ["none", listed, "4 products"],
    ] as const) {
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("columnheader", { name: sortableColumns.company })).toHaveAttribute(
        "aria-sort",
        order,
      );
      await expect(companies(canvasElement)).toEqual(names);
      await expect(canvas.getByText(words)).toHaveRole("status");
    }
    // From the strongest grade.
    await userEvent.click(canvas.getByRole("button", { name: sortableColumns.rating }));
    await expect(companies(canvasElement).at(-1)).toBe("RBC Insurance");
  },
});

/** Filtered by grade and type, with the count announced. */
export const Filtering = Life.extend({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.grade), "A");
    await expect(companies(canvasElement)).toEqual(["Canada Protection Plan", "RBC Insurance"]);
    await expect(canvas.getByText(comparisonWords.productsShown(2, 4))).toHaveRole("status");
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.typeLabel), "Term");
    await expect(companies(canvasElement)).toEqual([]);
  },
});

const homeBox = (canvas: Canvas, name: string) =>
  canvas.getByRole("checkbox", { name: `${comparisonWords.compare} ${name}, Home insurance` });

/** Two to four products are chosen in the table and compared side by side below it, with differences in words. */
export const Comparing = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { caption: "Home insurance compared", products: homeInsurers },
  async play({ canvas, userEvent, step }) {
    const sameType = `${comparisonWords.typeLabel} ${comparisonWords.sameForAll}`;
    const choose = (name: string) => userEvent.click(homeBox(canvas, name));
    await step("one selected row can't be compared", async () => {
      await choose("Intact Insurance");
      await expect(canvas.getByText(comparisonWords.chooseOneMore)).toHaveRole("status");
      await expect(canvas.queryByRole("button", { name: comparisonWords.compareChosen(1) })).toBeNull();
    });
    await step("two selected rows can be compared", async () => {
      await choose("Wawanesa");
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(2) }));
      await waitFor(() => expect(canvas.getByRole("heading", { name: comparisonWords.sideBySide })).toHaveFocus());
    });
    await step("rows are grouped and state in words whether they differ", async () => {
      const table = within(canvas.getByRole("table", { name: comparisonWords.sideBySide }));
      await expect(table.getByText(comparisonWords.theCompany)).toBeVisible();
      await expect(table.getByRole("rowheader", { name: sameType })).toBeVisible();
      await expect(
        table.getByRole("rowheader", { name: `${comparisonWords.fromAMonth} ${comparisonWords.differs}` }),
      ).toBeVisible();
    });
    await step("show only the rows that differ", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: comparisonWords.onlyWhereTheyDiffer }));
      const table = within(canvas.getByRole("table", { name: comparisonWords.sideBySide }));
      await expect(table.queryByRole("rowheader", { name: sameType })).toBeNull();
      await expect(
        table.getByRole("rowheader", { name: `${comparisonWords.forIt} ${comparisonWords.differs}` }),
      ).toBeVisible();
    });
  },
});

/** A fifth product is rejected with a reason, and removing one makes room. */
export const FullTray = Comparing.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, userEvent }) {
    const box = (place: number) => canvas.getAllByRole("checkbox", { name: compareBox })[place] ?? document.body;
    for (const place of [0, 1, 2, 3, 4]) await userEvent.click(box(place));
    await expect(box(4)).not.toBeChecked();
    await expect(canvas.getByText(comparisonWords.tooManyChosen(4))).toHaveRole("status");
    await userEvent.click(box(0));
    await userEvent.click(box(4));
    await expect(box(4)).toBeChecked();
    await expect(canvas.getByText(comparisonWords.ofChosen(4, 4))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.clear }));
    await expect(canvas.queryByText(/chosen/)).toBeNull();
    await expect(box(4)).not.toBeChecked();
  },
});

/** Closing the comparison moves focus only when the focused element is removed; ticking another product leaves it closed. */
export const KeepsTheFocus = Comparing.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, userEvent, step }) {
    const noComparison = () =>
      expect(canvas.queryByRole("heading", { name: comparisonWords.sideBySide })).not.toBeInTheDocument();
    const compare = async () => {
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(2) }));
      await canvas.findByRole("heading", { name: comparisonWords.sideBySide });
    };
    await userEvent.click(homeBox(canvas, "Intact Insurance"));
    await userEvent.click(homeBox(canvas, "Wawanesa"));
    await step("untick a product and tick it again", async () => {
      await compare();
      for (const isTicked of [false, true]) {
        await userEvent.click(homeBox(canvas, "Wawanesa"));
        await expect(homeBox(canvas, "Wawanesa")).toHaveProperty("checked", isTicked);
        await noComparison();
        await expect(homeBox(canvas, "Wawanesa")).toHaveFocus();
      }
    });
    await step("remove a product: the tray asks for another", async () => {
      await compare();
      await userEvent.click(canvas.getByRole("button", { name: `${comparisonWords.remove} Wawanesa, Home insurance` }));
      await noComparison();
      await expect(canvas.getByText(comparisonWords.chooseOneMore)).toHaveFocus();
    });
    await step("clear the selection: focus returns to the last checkbox", async () => {
      await userEvent.click(homeBox(canvas, "Co-operators"));
      await userEvent.click(canvas.getByRole("button", { name: comparisonWords.clear }));
      await expect(homeBox(canvas, "Co-operators")).toHaveFocus();
    });
  },
});

/** When the chosen rows are filtered out, clearing the selection moves focus to the filters. */
export const ClearedOutOfSight = Life.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(
      canvas.getByRole("checkbox", { name: `${comparisonWords.compare} Sun Life, Go Term life insurance` }),
    );
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.grade), "A");
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.clear }));
    await expect(canvas.getByLabelText(comparisonWords.typeLabel)).toHaveFocus();
  },
});

/** A partner's quote page opens in a new tab and is marked as sponsored; other quote links go to the line's own tool. */
export const PartnerQuote = meta.story({
  args: {
    caption: "Health insurance compared",
    products: healthProducts.map((product, index): InsuranceProduct =>
      index === 0 ? { ...product, quoteUrl: "https://partner.example/quote" } : product,
    ),
  },
  async play({ canvas }) {
    const [partner, tool] = canvas.getAllByRole("link", { name: quoteLink });
    await expect(partner).toHaveAttribute("href", "https://partner.example/quote");
    await expect(partner).toHaveAttribute("target", "_blank");
    await expect(partner).toHaveAttribute("rel", "noopener sponsored");
    await expect(partner).toHaveAccessibleName(expect.stringContaining(designSystemWords.newTab));
    await expect(tool).toHaveAttribute(
      "href",
      "/tools/coverage-gap-analyzer?insurer=health-sun-life-group#your-request",
    );
    await expect(tool).not.toHaveAttribute("target");
  },
});

/**
 * Filtered by province, a product has one of three states: sold there, and so among the first; not found out, below a
 * heading that says so; not sold there, and so left out and named above the table.
 */
export const ByProvince = meta.story({
  args: { caption: "Home insurance compared", products: homeInsurers },
  beforeEach: () => store.choose(null),
  render: (args) => (
    <ProvinceContext value={store}>
      <ProvinceRowWordsContext value={provinceRowWords}>
        <h1 className="sr-only">Compare</h1>
        <h2 className="sr-only">Products</h2>
        <ComparisonTable {...args} />
      </ProvinceRowWordsContext>
    </ProvinceContext>
  ),
  async play({ canvas, canvasElement, userEvent, step }) {
    await step("without a province, no province filter is offered", async () => {
      await expect(canvas.queryByRole("button", { name: narrowToAny })).toBeNull();
      await expect(canvas.getByLabelText(comparisonWords.province)).toHaveValue("");
    });
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.province), "Alberta");
    await expect(canvas.getByText("10 products: 7 sold in Alberta, 3 not known")).toHaveRole("status");
    await expect(companies(canvasElement).map(nameOnly).slice(6, 9)).toEqual([
      "Square One",
      comparisonWords.unknownWhetherSoldIn("Alberta"),
      "Wawanesa",
    ]);
    await expect(canvas.queryByText(/^Not sold in/)).toBeNull();
    await step("companies that don't sell in the province are left out", async () => {
      await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.province), "Manitoba");
      await expect(canvas.getByText("9 of 10 products: 2 sold in Manitoba, 7 not known")).toHaveRole("status");
      await expect(canvas.getByText(comparisonWords.notSoldIn("Manitoba", ["belairdirect"]))).toBeVisible();
      await expect(companies(canvasElement).filter((name) => name.startsWith("belairdirect"))).toEqual([]);
      await expect(canvas.getByRole("rowheader", { name: /^Co-operators/ })).toHaveTextContent(
        comparisonWords.soldIn("Manitoba"),
      );
      await expect(canvas.getByRole("rowheader", { name: /^Desjardins/ })).not.toHaveTextContent("Manitoba");
    });
    await step("products sold in the province and all others are sorted separately", async () => {
      await userEvent.click(canvas.getByRole("button", { name: sortableColumns.company }));
      const names = companies(canvasElement).map(nameOnly);
      const heading = names.indexOf(comparisonWords.unknownWhetherSoldIn("Manitoba"));
      for (const part of [names.slice(0, heading), names.slice(heading + 1)]) {
        await expect(part.length).toBeGreaterThan(0);
        await expect(part).toEqual(
          part.toSorted((one, other) => one.localeCompare(other, "en-CA", { sensitivity: "base" })),
        );
      }
    });
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.province), comparisonWords.allProvinces);
    await expect(
      canvas.getByText(
        comparisonWords.sortedBy(
          comparisonWords.productsShown(10, 10),
          comparisonWords.sortOrders.ascending(sortableColumns.company),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(new RegExp(comparisonWords.soldIn(""), "i"))).toBeNull();
  },
});

/** The visitor's own province filters the table until the visitor sets another filter. */
export const OwnProvince = ByProvince.extend({
  beforeEach: () => store.choose("SK"),
  async play({ canvas, userEvent }) {
    const soldHere = comparisonWords.soldCount(comparisonWords.productsShown(9, 10), 2, 7, "Saskatchewan");
    await expect(canvas.getByText(soldHere)).toBeVisible();
    await expect(canvas.getByLabelText(comparisonWords.province)).toHaveValue("SK");
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.showAllProvinces }));
    await expect(canvas.getByText(comparisonWords.productsShown(10, 10))).toBeVisible();
    await expect(canvas.getByLabelText(comparisonWords.province)).toHaveValue("");
    await expect(canvas.getByRole("button", { name: comparisonWords.narrowTo("Saskatchewan") })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.narrowTo("Saskatchewan") }));
    await expect(canvas.getByText(soldHere)).toBeVisible();
  },
});

/** An empty result for a province and a grade shows a message, and one press clears both filters. */
export const NoneInProvince = ByProvince.extend({
  args: {
    products: homeInsurers.filter(({ id }) => id === "home-belairdirect" || id === "home-co-operators"),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.grade), "A+");
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.province), "Yukon");
    await expect(companies(canvasElement)).toEqual([]);
    await expect(canvas.getByText(comparisonWords.noProductMatches)).toBeVisible();
    await expect(
      canvas.getByText(comparisonWords.soldCount(comparisonWords.productsShown(0, 2), 0, 0, "Yukon")),
    ).toHaveRole("status");
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.showAll }));
    await expect(companies(canvasElement)).toEqual(["Co-operators", "belairdirect"]);
    await expect(canvas.getByLabelText(comparisonWords.province)).toHaveValue("");
    await expect(canvas.getByLabelText(comparisonWords.typeLabel)).toHaveFocus();
  },
});

/** A column with one value for all rows is collapsed into a line above the table; a press restores it, another collapses it. */
export const FoldedColumn = meta.story({
  args: { caption: "Car insurance compared", products: autoProducts },
  async play({ canvas, userEvent }) {
    const names = () => canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(
      canvas.getByText(
        new RegExp(`^${comparisonWords.sameValue(comparisonWords.sameProduct, "Personal auto insurance")} `),
      ),
    ).toBeVisible();
    await expect(names()).toEqual([
      sortableColumns.company,
      sortableColumns.type,
      comparisonWords.keyFeatures,
      sortableColumns.rating,
      quote,
    ]);
    await userEvent.click(canvas.getByRole("button", { name: showFolded }));
    await expect(names().slice(1, 4)).toEqual([
      sortableColumns.product,
      sortableColumns.type,
      comparisonWords.coverageRow,
    ]);
    await expect(canvas.getAllByRole("cell", { name: "Personal auto insurance" })).toHaveLength(autoProducts.length);
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.hideColumns(folded) }));
    await expect(names()).not.toContain(sortableColumns.product);
  },
});

/** On a phone the button that restores them takes one line, and starts where the sentence above it does. */
export const FoldedColumnOnPhone = FoldedColumn.extend({
  globals: { viewport: { value: "phone" } },
  async play({ canvas }) {
    const words = within(canvas.getByRole("button", { name: showFolded })).getByText(showFolded);
    const { height, left } = words.getBoundingClientRect();
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(words).fontSize));
    await expect(left).toBeCloseTo(
      canvas.getByText(new RegExp(`^${comparisonWords.sameProduct}`)).getBoundingClientRect().left,
      0,
    );
  },
});

/**
 * On a phone each product is a row of its name, a few facts and its buttons; a press shows the details. A select replaces
 * the sortable header.
 */
export const Phone = Life.extend({
  globals: { viewport: { value: "phone" } },
  decorators: [inside("w-80")],
  async play({ canvas, userEvent }) {
    const cell = canvas.getByText("Term 100 life insurance").closest("td");
    await expect(cell).toHaveAttribute("data-label", sortableColumns.product);
    await expect(canvas.getByRole("table").getBoundingClientRect().width).toBeLessThanOrEqual(320);
    const [first] = canvas.getAllByRole("row");
    const row = within(first ?? document.body);
    const [feature = ""] = lifeProducts[0]?.features ?? [];
    await expect(row.getByText(feature)).not.toBeVisible();
    const details = row.getByRole("button", { name: designSystemWords.detailsOf("Sun Life") });
    await userEvent.click(details);
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(row.getByText(feature)).toBeVisible();
    await expect(row.getByText(feature).closest("td")).toHaveAttribute("data-label", comparisonWords.keyFeatures);
    await userEvent.click(details);
    await expect(row.getByText(feature)).not.toBeVisible();
  },
});

/** Without products the table still has its caption. */
export const Empty = Life.extend({
  args: { products: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(comparisonWords.productsShown(0, 0))).toBeVisible();
    await expect(canvas.getByText(comparisonWords.noProductsListed)).toBeVisible();
    await expect(canvas.queryByLabelText(comparisonWords.typeLabel)).toBeNull();
  },
});

/** One product: the count is in the singular. */
export const OneRow = Life.extend({
  args: { products: lifeProducts.slice(0, 1) },
  async play({ canvas, canvasElement }) {
    await expect(companies(canvasElement)).toEqual(["Sun Life"]);
    await expect(canvas.getByText("1 product")).toHaveRole("status");
  },
});

const longNamed = lifeProducts.map((product, index): InsuranceProduct => ({
  ...product,
  company: `Rechtsschutzversicherungsgesellschaft ${index + 1} of the Maritimes and Newfoundland`,
  product: `Guaranteed-issue participating whole life insurance with a Disability-Waiver-of-Premium, edition ${index + 1}`,
}));

/**
 * Ten insurers in three screens of a phone, each with its price, Get Quote and Compare, and where it is sold. Neither the
 * cards nor the sort field have the collapsed columns.
 */
export const TenOnAPhone = ByProvince.extend({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent }) {
    const table = canvas.getByRole("table");
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await expect(table.getBoundingClientRect().height).toBeLessThanOrEqual(3 * 800);
    for (const [index, name] of homeInsurers.entries()) {
      const row = within(canvas.getAllByRole("row")[index] ?? document.body);
      await expect(row.getByText(`$${name.monthlyFrom}`)).toBeVisible();
      await expect(row.getByRole("link", { name: quoteLink })).toBeVisible();
      await expect(row.getByRole("checkbox", { name: compareBox })).toBeVisible();
    }
    await fitsTheWindow();
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.province), "Quebec");
    await expect(canvas.getByRole("rowheader", { name: /^Desjardins/ })).toHaveTextContent(
      comparisonWords.soldIn("Quebec"),
    );
    for (const product of canvas.getAllByText("Home insurance", { selector: "td *" }))
      await expect(product).not.toBeVisible();
    const byProduct = comparisonWords.sortOrders.ascending(sortableColumns.product);
    await expect(canvas.queryByRole("option", { name: new RegExp(`^${byProduct}$`, "i") })).toBeNull();
  },
});

/** On a tablet everything fits, and nothing is folded. */
export const Tablet = ByProvince.extend({
  globals: { viewport: { value: "tablet" } },
  async play({ canvas }) {
    const edge = canvas.getByRole("table").parentElement?.getBoundingClientRect().right ?? 0;
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    for (const link of canvas.getAllByRole("link", { name: quoteLink })) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
    await expect(canvas.getByText(homeInsurers[0]?.features[0] ?? "")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: new RegExp(`^${designSystemWords.detailsOf("")}`) })).toBeNull();
    await fitsTheWindow();
  },
});

/** Long insurer names on the narrowest phone wrap, and each box and link names its product. */
export const LongNames = Life.extend({
  globals: { viewport: { value: "narrow" } },
  args: { products: longNamed },
  async play({ canvas, userEvent }) {
    await expect(innerWidth).toBe(320);
    await fitsTheWindow();
    for (const { company, product } of longNamed.slice(0, 2)) {
      await userEvent.click(canvas.getByRole("checkbox", { name: `Compare ${company}, ${product}` }));
    }
    await userEvent.click(canvas.getByRole("button", { name: comparisonWords.compareChosen(2) }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: comparisonWords.sideBySide })).toHaveFocus());
    const [first] = longNamed;
    await expect(canvas.getByRole("columnheader", { name: `${first?.company}, ${first?.product}` })).toBeVisible();
    await fitsTheWindow();
  },
});

/** A sheet of paper is about as wide as the tablet's breakpoint: every column stays on it, without interactive controls. */
export const OnOneSheet = meta.story({
  globals: { media: "print", viewport: { value: "tablet" } },
  args: { caption: "Auto insurance compared", products: autoProducts },
  async play({ canvas, canvasElement, args }) {
    await expect(companies(canvasElement)).toHaveLength(autoProducts.length);
    const table = canvas.getByRole("table", { name: args.caption });
    const cells = [...table.querySelectorAll("th, td")].filter((cell) => cell.checkVisibility());
    await expect(cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)).toEqual([]);
    await fitsTheWindow();
    await expect(canvas.getByRole("button", { name: sortableColumns.company })).toBeVisible();
    await expect(canvas.getByText(comparisonWords.howWeMakeMoney)).toBeVisible();
    const screenOnly = [...canvasElement.querySelectorAll("select, input[type=checkbox]")];
    await expect(screenOnly.length).toBeGreaterThan(autoProducts.length);
    await expect(screenOnly.filter((control) => control.checkVisibility())).toEqual([]);
    await expect([...table.querySelectorAll("button svg")].filter((arrow) => arrow.checkVisibility())).toEqual([]);
    await expect(
      [...table.querySelectorAll("th")]
        .filter((cell) => cell.checkVisibility())
        .map(({ innerText }) => innerText.trim()),
    ).not.toContain(quote);
  },
});
