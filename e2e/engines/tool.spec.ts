import { expect, seen, test } from "./engine-test.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

test("a tool updates its answer while typing, shows errors beside the field, and keeps the input", async ({
  arrive,
}) => {
  const page = await arrive();
  const words = () => page.text({ role: "main" });
  await page.open("/tools/travel-insurance-calculator");
  const province = { role: "combobox", name: sharedToolWords.province.label, within: { role: "main" } } as const;
  await seen(page, province);
  await page.choose(province, "Ontario");
  // Ontario's coverage of a day in hospital abroad.
  await expect.poll(words).toMatch(/\$[\d,]+ to \$[\d,]+/);

  // The answer doesn't need the days, so they are in a fold.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("form details")) fold.toggleAttribute("open", true);
  });
  const days = { role: "textbox", name: travelToolWords.questions.days.label } as const;
  await page.write(days, "many");
  await expect.poll(words).toContain("Enter a number, such as");
  await page.write(days, "4");
  await expect.poll(words).not.toContain("Enter a number, such as");

  await page.open("/terms-of-service");
  // Firefox reports a module whose import ends with the page as an error.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("page-ready").length > 0)).toBe(true);
  await page.open("/tools/travel-insurance-calculator");
  // Not by its label: the field comes back in a closed fold.
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLInputElement>("main form [name=days]")?.value))
    .toBe("4");
  expect(await page.problems()).toEqual([]);
});
