import { expect, goWithin, startApp, test } from "./site.ts";

test("the policy is enforced: a string can't be assigned to a script sink", async ({ page }) => {
  await page.goto("/learn");
  const refusals = await page.evaluate(() => {
    const trials: readonly (() => void)[] = [
      () => (document.createElement("div").innerHTML = "<b>text</b>"),
      () => document.createElement("script").setAttribute("src", "/assets/x.js"),
      () => (document.createElement("script").text = "1"),
      () => void new DOMParser().parseFromString("<p>", "text/html"),
      () => document.body.setAttribute("onclick", "1"),
    ];
    return trials.map((trial) => {
      try {
        trial();
        return "allowed";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    });
  });
  expect(refusals).toEqual(refusals.map(() => "refused"));
});

test(
  "structured data is in prerendered pages only, not after client-side navigation",
  { tag: "@all" },
  async ({ watched: page }) => {
    const facts = page.locator('script[type="application/ld+json"]');
    await page.goto("/faq");
    const count = await facts.count();
    expect(count).toBeGreaterThan(1);
    await startApp(page);
    await expect(facts).toHaveCount(count);
    await goWithin(page, "/learn");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");
    await expect(facts).toHaveCount(0);
    // Metadata of the first page would be wrong here, so only its canonical URL remains.
    await expect(page.locator('meta[name="description"], meta[property]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/learn$/);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(facts).toHaveCount(0);
  },
);
