import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./site.ts";

/**
 * Every cell has a row header and a column header in Chromium's accessibility tree, which a style can take away: with
 * `display` on its rows, a table stops being one for screen readers.
 */
async function expectHeaders(page: Page, region: string) {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const all = ({ childIds = [] }: { readonly childIds?: string[] }): typeof nodes =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : [child, ...all(child)];
    });
  const tables = nodes
    .filter(({ role, name }) => role?.value === "region" && name?.value === region)
    .flatMap((node) => all(node).filter(({ role }) => role?.value === "table"));
  expect(tables).not.toEqual([]);
  for (const table of tables) {
    const [headers = [], ...rows] = all(table)
      .filter(({ role }) => role?.value === "row")
      .map((row) => all(row).filter(({ role }) => /^(cell|rowheader|columnheader)$/.test(String(role?.value))));
    expect(rows).not.toEqual([]);
    for (const { role, name } of headers) {
      expect(role?.value).toBe("columnheader");
      expect(name?.value).not.toBe("");
    }
    for (const cells of rows) {
      expect(cells.filter(({ role }) => role?.value === "rowheader")).toHaveLength(1);
      expect(cells.length).toBeLessThanOrEqual(headers.length);
    }
  }
}

async function openSideBySide(page: Page) {
  for (const name of [/Compare Sun Life, Go Term/, /Compare RBC Insurance, Term 100/])
    await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Compare 2 side by side" }).click();
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused();
}

test("the comparison table is a table, also when sorted and beside two products", async ({ page }) => {
  await openPage(page, "/insurance-types/life");
  await expect(page.getByRole("checkbox", { name: /Compare/ })).not.toHaveCount(0);
  await expectHeaders(page, "Four products, two needs");
  await page.getByRole("button", { name: "Rating" }).click();
  await openSideBySide(page);
  await expectHeaders(page, "Four products, two needs");
});

test("two products side by side are a table on a phone, where the cells are stacked", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/insurance-types/life");
  await openSideBySide(page);
  await expectHeaders(page, "Side by side");
});
