import AxeBuilder from "@axe-core/playwright";
import { registry } from "../src/app/registry/registry.ts";
import { builtPaths, expect, test } from "./site.ts";

for (const path of builtPaths) {
  test(`${path} is whole, quiet and accessible`, async ({ page, site }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(site.address) && !request.url().startsWith("data:"))
        problems.push(`left the site: ${request.url()}`);
    });

    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page).toHaveTitle(new RegExp("Northcover"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    for (const [selector, attribute] of [
      ['meta[name="description"]', "content"],
      ['meta[name="keywords"]', "content"],
      ['link[rel="canonical"]', "href"],
      ['meta[property="og:image"]', "content"],
    ] as const) {
      await expect(page.locator(selector)).toHaveCount(1);
      await expect(page.locator(selector)).toHaveAttribute(attribute, /.+/);
    }
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", registry[path].description);

    // Starting the app must take the page over without a mismatch.
    await page.keyboard.press("Tab");
    await page.evaluate(async () => {
      const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"] ?? "";
      const module: { started: Promise<void> } = await import(app);
      await module.started;
    });

    const violations = await new AxeBuilder({ page }).analyze();
    expect(violations.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, "sideways scroll at 320 px").toBe(0);
    expect(problems).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of builtPaths) {
    test(`${path} reads complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[data-slot=page-placeholder]")).toHaveCount(0);
      const html = await page.content();
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/);
      expect(html).not.toMatch(/\son[a-z]+="/);
    });
  }
});
