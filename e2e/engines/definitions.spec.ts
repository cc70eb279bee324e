import { expect, gone, seen, test } from "./engine-test.ts";
import { until } from "./driver/in-time.ts";

const word = { role: "button", name: "exclusion" } as const;
const definition = { role: "note", name: /^Definition: Exclusion/ } as const;

test("clicking a term shows its definition within the window, until Escape or a click elsewhere", async ({
  arrive,
}) => {
  const page = await arrive("/learn/home-insurance");
  await gone(page, definition);
  await page.press(word);
  await seen(page, definition);
  await expect.poll(() => page.isInWindow(definition)).toBe(true);
  const edge = await page.evaluate(() => {
    const open = [...document.querySelectorAll("[popover]")].find((box) => box.matches(":popover-open"));
    if (open === undefined) throw new Error("Nothing is open");
    const { borderTopStyle, borderInlineStartWidth, boxShadow } = getComputedStyle(open);
    return { borderTopStyle, borderInlineStartWidth, hasShadow: boxShadow !== "none" };
  });
  expect(edge).toEqual({ borderTopStyle: "solid", borderInlineStartWidth: "4px", hasShadow: true });
  await page.key("Escape");
  await gone(page, definition);
  await page.press(word);
  await seen(page, definition);
  await page.moveTo(5, 400);
  await page.press({ role: "heading", level: 1 });
  await gone(page, definition);
});

test("hovering over a term shows its definition", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance", { width: 1280 });
  // Hover works only after hydration of this section.
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog" });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  await until("the app in every section", () =>
    page.evaluate(() => performance.getEntriesByName("page-ready").length > 0),
  );
  await page.moveTo(5, 300);
  await page.hover(word);
  await seen(page, definition);
  await page.moveTo(5, 5);
  await gone(page, definition);
});
