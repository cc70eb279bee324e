import { expect, within } from "storybook/test";
import { texts } from "../../texts.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { quoteTools, sameColumns } from "#domain/product-comparison.ts";
import { longPeriod } from "#format/long-date.ts";
import * as readingWords from "#words/reading.ts";
import { shows, type Parts } from "../shows.ts";

export interface ExpectedComparison {
  readonly title: string;
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
  readonly columns?: readonly string[];
}

const usualColumns = ["Company", "Product", "Type", "Coverage", "Key Features", "Rating", "Quote"];

/**
 * A play that expects what every comparison page must have, the specified columns, all products, and a quote link in each
 * row, and the page's own parts.
 */
export const comparison =
  (expected: ExpectedComparison, parts: Parts = []) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expectComparison(canvasElement, expected);
    await shows(canvasElement, parts);
  };

export async function expectComparison(
  canvasElement: HTMLElement,
  { title, caption, products, columns = usualColumns }: ExpectedComparison,
) {
  const canvas = within(canvasElement);
  await expect(texts(canvas, "heading", { level: 1 })).toEqual([title]);
  const table = within(canvas.getByRole("table", { name: caption }));
  await expect(texts(table, "columnheader")).toEqual(
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
