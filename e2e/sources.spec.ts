import { builtPage } from "./built-page.ts";
import { builtPaths, expect, test } from "./site.ts";

/** Pages that must have marks, so that the test can't pass vacuously. */
const citing = [
  "/faq",
  "/learn/auto-insurance",
  "/insurance-types/home",
  "/blog/insurance-fraud-canada",
  "/provincial/quebec-insurance-guide",
  "/company-analysis/sun-life-financial-analysis",
];

test("every page numbers its sources 1, 2, 3 in order of appearance, and lists exactly those", async () => {
  for (const path of builtPaths)
    await test.step(path, () => {
      const page = builtPage(path);
      // The text of a mark is a number, or a range such as "1–5" that links to its first source.
      const marks = page
        .elements("a")
        .filter(({ attributes: { href = "" } }) => href.startsWith("#source-"))
        .map(({ attributes: { href = "" }, text }) => {
          const [first = Number.NaN, last = first] = text.split("–").map(Number);
          return { id: href.slice(1), first, last };
        });
      const met = new Set(
        marks.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
      );
      expect([...met]).toEqual([...met].map((_, index) => index + 1));
      const listed = page
        .elements("li")
        .filter(({ attributes: { id = "" } }) => id.startsWith("source-"))
        .map(({ attributes: { id = "" }, text }) => ({ id, text }));
      expect(listed).toHaveLength(met.size);
      for (const { id, first } of marks) expect(listed[first - 1]?.id, `mark ${first}`).toBe(id);
      // Compare the start only, because a publisher's name may also begin with a number.
      for (const [index, { id, text }] of listed.entries()) {
        expect(text.startsWith(String(index + 1)), `${id}: ${text}`).toBe(true);
      }
      if (citing.includes(path)) expect(marks.length).toBeGreaterThan(3);
    });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

    test("a mark opens the folded list of sources at its source", async ({ page }) => {
      await page.goto("/learn/life-insurance");
      const source = page.locator("[data-slot=source-list] li[id]").first();
      const fold = page.locator("[data-slot=source-list] details");
      await expect(fold).not.toHaveAttribute("open");
      await page.locator("main [data-slot=source-mark] a").first().click();
      await expect(fold).toHaveAttribute("open");
      await expect(source).toBeInViewport();
    });
  });
}
