import { expect, within } from "storybook/test";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { quoteTools, sameColumns } from "#domain/product-comparison.ts";
import { longPeriod } from "#format/long-date.ts";
import * as readingWords from "#words/reading.ts";

export interface ExpectedComparison {
  readonly title: string;
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
  readonly columns?: readonly string[];
}

const usualColumns = ["Company", "Product", "Type", "Coverage", "Key Features", "Rating", "Quote"];

/** Expects the parts that every comparison page must have: the specified columns, all products, and a quote link in each row. */
export async function expectComparison(
  canvasElement: HTMLElement,
  { title, caption, products, columns = usualColumns }: ExpectedComparison,
) {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
  const table = within(canvas.getByRole("table", { name: caption }));
  await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
    columns.filter((column) => !sameColumns(products).some(({ key }) => key === column.toLowerCase())),
  );
  // Collapsed columns are still in the table, for printing.
  await expect(
    [...canvasElement.querySelectorAll(`table:has([data-label="Rating"]) th[scope="col"]`)].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(columns);
  await expect(table.getAllByRole("rowheader").map(({ innerText }) => innerText)).toEqual(
    products.map(({ company }) => company),
  );
  const quotes = table.getAllByRole("link", { name: /^Get Quote for/ });
  await expect(quotes.map((link) => link.getAttribute("href"))).toEqual(
    products.map(({ id, line }) => `/tools/${quoteTools[line]}?insurer=${id}${line === "life" ? "" : "#your-request"}`),
  );
  // Every grade is a published one, or its cell states that none is published.
  await expect(canvas.queryByText(/Illustrative figures, not survey data/)).toBeNull();
  const ratings = table.getAllByRole("cell").filter((cell) => cell.dataset["label"] === "Rating");
  await expect(ratings).toHaveLength(products.length);
  for (const [index, { grade }] of products.entries()) {
    await expect(ratings[index]).toHaveTextContent(
      grade === undefined ? readingWords.notPublished : `${grade.grade}${grade.agency}, ${longPeriod(grade.asOf)}`,
    );
  }
}
