import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { chooseProvince, expect, layOutPage, openPage, startApp, test } from "./site.ts";
import * as provinceWords from "#words/province.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { provinceRowWords } from "#text/province-row-words.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Car and home insurance for a year/ });
const yours = (page: Page) => table(page).getByRole("row", { name: /your province or territory/ });
const rowNumber = (page: Page) =>
  yours(page).evaluate((row) => (row instanceof HTMLTableRowElement ? row.sectionRowIndex : undefined));

const tile = (page: Page, name: string) =>
  page.getByRole("navigation", { name: provincePickerWords.label }).getByRole("link", { name });
const chosen = (page: Page) => page.getByRole("banner").getByRole("button", { name: /your province or territory/ });

test(
  "a page opened later marks the row, and moves it only if the table is out of view",
  { tag: "@all" },
  async ({ page }) => {
    await chooseProvince(page, provinceNamesByCode.NS);
    await page.goto("/insurance-rates-canada");
    await table(page).scrollIntoViewIfNeeded();
    const before = await table(page).getByRole("rowheader").allTextContents();
    await startApp(page);
    await expect(yours(page)).toHaveCount(1);
    expect(await rowNumber(page)).toBe(before.findIndex((name) => name.includes(provinceNamesByCode.NS)));

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect.poll(() => rowNumber(page)).toBe(0);
  },
);

for (const width of [320, 360, 390, 768, 1280]) {
  test(
    `the chosen province appears in the header without a shift, ${width} wide`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseProvince(page, provinceNamesByCode.NL);
      const shifts = await watchLayoutShifts(page);
      for (const path of ["/", "/insurance-rates-canada", "/faq"]) {
        await page.goto(path);
        await layOutPage(page);
        const before = await page.getByRole("banner").boundingBox();
        await startApp(page);
        await expect(chosen(page), path).toHaveText(`NL ${provinceWords.yourProvinceIs(provinceNamesByCode.NL)}`);
        expect(await page.getByRole("banner").boundingBox(), path).toEqual(before);
        expect(await shifts(), path).toEqual([]);
      }
    },
  );
}

test("a province chosen on the map applies to tools, tables and guides, and is cleared in the header", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.url()} ${request.postData() ?? ""}`));
  await chooseProvince(page, provinceNamesByCode.NS);
  await expect(chosen(page)).toBeVisible();

  await openPage(page, "/insurance-rates-canada");
  await expect(yours(page)).toHaveCount(1);
  await expect(yours(page)).toContainText(provinceNamesByCode.NS);
  await expect.poll(() => rowNumber(page)).toBe(0);

  await openPage(page, "/tools/home-insurance-calculator");
  await expect(page.getByRole("main").getByLabel(provincePickerWords.label)).toHaveValue("NS");

  await openPage(page, "/provincial/nova-scotia-insurance-guide");
  await page.getByRole("button", { name: provinceWords.stopUsing(provinceNamesByCode.NS) }).click();
  await page.getByRole("button", { name: provinceWords.offerToUse(provinceNamesByCode.NS) }).click();
  await chosen(page).click();
  await page.getByRole("button", { name: provinceWords.clearProvince }).click();
  await openPage(page, "/insurance-rates-canada");
  await expect(yours(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
  expect(addresses.filter((address) => /[?&#]|\bNS\b/.test(address))).toEqual([]);
});

test("tables by province of guides start with the visitor's province", { tag: "@all" }, async ({ page }) => {
  await chooseProvince(page, provinceNamesByCode.AB);
  for (const [path, caption] of [
    ["/learn/auto-insurance", /^Minimum third-party liability/],
    ["/learn/home-insurance", /^Main home risks by province/],
    ["/learn/new-immigrant-insurance", /^Car insurance by province/],
  ] as const) {
    await openPage(page, path);
    // The table may be in a closed tab.
    const rows = page.getByRole("table", { name: caption, includeHidden: true }).locator("tbody tr");
    await expect(rows.first(), path).toContainText(provinceNamesByCode.AB);
  }
});

test(
  "a phone folds the other provinces of a list, which paper and wide screens show",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseProvince(page, provinceNamesByCode.AB);
    await page.goto("/learn/auto-insurance");
    await startApp(page);
    const list = page.getByRole("table", { name: /^Minimum third-party liability/ });
    const ontario = list.locator("tr", { hasText: provinceNamesByCode.ON });
    await expect(ontario).not.toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(ontario).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(ontario).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await list.getByRole("button", { name: provinceRowWords.others }).click();
    await expect(ontario).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tile links to the guide, and the header links to the map", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("banner").getByRole("link", { name: provinceWords.province }).click();
    await tile(page, provinceNamesByCode.MB).click();
    await expect(page).toHaveURL("/provincial/manitoba-insurance-guide");
  });
});
