import type { Page } from "@playwright/test";
import { budgets } from "../scripts/bench/budgets.ts";
import { frenchAddress } from "./french/french-site.ts";
import { expect, layOutPage, listedPaths, test } from "./site.ts";

/*
 * Lengths of all pages as they open on a phone, in screens. `npm run page-lengths` prints them, the longest first.
 */

const phone = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

async function screensOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await layOutPage(page);
  return page.evaluate((height) => document.documentElement.scrollHeight / height, phone.height);
}

for (const { language, addresses } of [
  { language: "English", addresses: listedPaths },
  { language: "French", addresses: listedPaths.map(frenchAddress) },
]) {
  test(`${language} pages are short enough`, { tag: "@all" }, async ({ page }) => {
    test.setTimeout(600_000);
    const lengths: { readonly address: string; readonly screens: number }[] = [];
    for (const address of addresses) lengths.push({ address, screens: await screensOf(page, address) });
    lengths.sort((one, other) => other.screens - one.screens);
    const median = lengths[Math.floor(lengths.length / 2)]?.screens ?? Infinity;
    const table = lengths.map(({ address, screens }) => `${screens.toFixed(1).padStart(6)}  ${address}`);
    process.stdout.write(`${table.join("\n")}\n${language}: median ${median.toFixed(1)} screens\n`);
    expect(median).toBeLessThanOrEqual(budgets.screens.median);
    expect(lengths[0]?.screens).toBeLessThanOrEqual(budgets.screens.longest);
  });
}
