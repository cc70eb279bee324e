import { expect, focused, gone, seen, test } from "./engine-test.ts";
import { until } from "./driver/in-time.ts";
import * as comparisonWords from "#words/comparison.ts";

test("insurers can be filtered, selected and compared side by side", async ({ arrive }) => {
  const page = await arrive("/insurance-types/auto");
  const list = { role: "table", name: /^Auto insurers/ } as const;
  const type = { role: "combobox", name: comparisonWords.typeLabel } as const;
  // The fields load once they are near the viewport.
  await until("the fields of the comparison", async () => {
    await page.evaluate(() => {
      const table = [...document.querySelectorAll("table")].find((one) =>
        one.caption?.innerText.startsWith("Auto insurers"),
      );
      table?.scrollIntoView({ block: "center", behavior: "instant" });
    });
    return page.isShown(type);
  });
  const belair = { role: "checkbox", name: /^Compare belairdirect/ } as const;
  await seen(page, belair);
  await page.choose(type, "Broker");
  await gone(page, belair);
  await seen(page, list);
  await page.choose(type, "All types");
  await page.press({ role: "checkbox", name: /^Compare Intact Insurance/ });
  await seen(page, { role: "checkbox", name: /^Compare Intact Insurance/, checked: true });
  await page.press(belair);
  await page.press({ role: "button", name: "Compare 2 side by side" });
  await focused(page, { role: "heading", name: comparisonWords.sideBySide });
  expect(await page.text({ role: "table", name: comparisonWords.sideBySide })).toMatch(/Intact[\s\S]*belairdirect/);
  await page.back();
  await gone(page, { role: "heading", name: comparisonWords.sideBySide });
  await page.press({ role: "button", name: "Compare 2 side by side" });
  await focused(page, { role: "heading", name: comparisonWords.sideBySide });
  await page.press({ role: "button", name: comparisonWords.closeTheComparison });
  await gone(page, { role: "heading", name: comparisonWords.sideBySide });
});

test("the choice and the rows agree after a reload", async ({ arrive }) => {
  const page = await arrive("/insurance-types/home#detailed");
  const type = { role: "combobox", name: comparisonWords.typeLabel } as const;
  await seen(page, type);
  const rows = () => page.evaluate(() => document.querySelectorAll("[data-slot=comparison-table] tbody tr").length);
  const all = await rows();
  await page.choose(type, "Agent");
  await until("the filtered rows", async () => (await rows()) < all);
  await page.evaluate(() => location.reload());
  await until("rows that agree with the choice", async () => {
    const isFiltered = (await page.isShown(type)) && (await page.value(type)) !== "";
    const isReady = await page.evaluate(() => performance.getEntriesByName("page-ready").length > 0);
    return isReady && (await rows()) < all === isFiltered;
  });
});
