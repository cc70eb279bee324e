import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { expect, layOutPage, startApp, test } from "./site.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Car and home insurance for a year/ });
const yours = (page: Page) => table(page).getByRole("row", { name: /your province or territory/ });
const rowNumber = (page: Page) =>
  yours(page).evaluate((row) => (row instanceof HTMLTableRowElement ? row.sectionRowIndex : undefined));

async function choose(page: Page, province: string) {
  await page.getByRole("contentinfo").getByLabel("Where do you live?").selectOption({ label: province });
}

test("tables by province mark the visitor's own row and put it first", async ({ page }) => {
  await page.goto("/insurance-rates-canada");
  await startApp(page);
  await choose(page, "Nova Scotia");
  await expect(yours(page)).toHaveCount(1);
  await expect(yours(page)).toContainText("Nova Scotia");
  expect(await rowNumber(page)).toBe(0);

  await page.getByRole("contentinfo").getByRole("button", { name: "Clear" }).click();
  await expect(yours(page)).toHaveCount(0);
});

test("a page opened later marks the row, and moves it only while out of view", async ({ page }) => {
  await page.goto("/terms-of-service");
  await startApp(page);
  await choose(page, "Nova Scotia");
  await page.goto("/insurance-rates-canada");
  await table(page).scrollIntoViewIfNeeded();
  const before = await table(page).getByRole("rowheader").allTextContents();
  await startApp(page);
  await expect(yours(page)).toHaveCount(1);
  expect(await rowNumber(page)).toBe(before.findIndex((name) => name.includes("Nova Scotia")));

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(() => rowNumber(page)).toBe(0);
});

const buttons = (page: Page) => page.getByRole("list", { name: /^(?:Choose your province|.+ is used on this site)/ });
const pressed = (page: Page) => buttons(page).getByRole("button", { pressed: true });

/** Height of the space reserved for the buttons: below the map on home, above the table elsewhere. */
function roomFor(page: Page): Promise<number> {
  return page.evaluate(() => {
    const map = document.querySelector("main [data-slot=province-map]");
    const priceTable = [...document.querySelectorAll("main [data-slot=table]")].find((frame) =>
      frame.querySelector("caption")?.textContent.includes("by province"),
    );
    const room = map?.parentElement?.nextElementSibling?.firstElementChild ?? priceTable?.previousElementSibling;
    if (!room) throw new Error("There is no room for buttons.");
    return room.getBoundingClientRect().height;
  });
}

for (const width of [360, 768, 1280]) {
  test(`the province buttons load into reserved space, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page);
    for (const path of ["/", "/insurance-rates-canada", "/blog/auto-insurance-rates-by-province-2024"]) {
      await page.goto(path);
      await layOutPage(page);
      const before = await roomFor(page);
      expect(before, path).toBeGreaterThan(70);
      await startApp(page);
      await expect(buttons(page).getByRole("button")).toHaveCount(13);
      expect(await roomFor(page), path).toBe(before);
      await buttons(page).getByRole("button", { name: /^NL/ }).click();
      await expect(pressed(page)).toHaveText("NL Newfoundland and Labrador");
      expect(await roomFor(page), `${path}, chosen`).toBe(before);
      await pressed(page).click();
      expect(await shifts(), path).toEqual([]);
    }
  });
}

test("a province chosen with one press applies to tools, tables and guides, and is cleared with another", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/");
  await startApp(page);
  await buttons(page).getByRole("button", { name: /^NS/ }).click();
  await expect(pressed(page)).toHaveText("NS Nova Scotia");

  await page.goto("/insurance-rates-canada");
  await startApp(page);
  await expect(yours(page)).toContainText("Nova Scotia");
  await expect(pressed(page)).toHaveText("NS Nova Scotia");

  await page.goto("/tools/home-insurance-calculator");
  await startApp(page);
  await expect(page.getByRole("main").getByLabel("Where do you live?")).toHaveValue("NS");

  await page.goto("/provincial/nova-scotia-insurance-guide");
  await startApp(page);
  await page.getByRole("button", { name: "Forget that Nova Scotia is my province" }).click();
  await expect(page.getByRole("button", { name: "Make Nova Scotia my province" })).toBeVisible();
  await page.goto("/insurance-rates-canada");
  await startApp(page);
  await expect(yours(page)).toHaveCount(0);
  await expect(pressed(page)).toHaveCount(0);
  expect(addresses.filter((address) => /[?&#]|\bNS\b/.test(address))).toEqual([]);
});

test.describe("where scripts are off", () => {
  test.use({ javaScriptEnabled: false });

  test("no space is reserved for buttons that need JavaScript", async ({ page }) => {
    await page.goto("/insurance-rates-canada");
    expect(await roomFor(page)).toBe(0);
  });
});
