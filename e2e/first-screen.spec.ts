import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { frenchAddress } from "./french/french-site.ts";
import { builtPaths, expect, stylesOpenDetails, test } from "./site.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { otherLanguage } from "#words/languages.ts";
import * as shellWords from "#words/shell.ts";
import { designSystemWords } from "#words/design-system.ts";

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
];

for (const screen of screens) {
  test(`the first screen of the home page links to the visitor's situation at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "I’m new here" })).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [320, 360, 390]) {
  test(`the header of a phone of ${width} px leads to the other language, and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/tools");
    const link = page.getByRole("banner").getByRole("link", { name: otherLanguage.name });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // With text twice as large the header takes three rows of 88 px, and two where the menu fits beside the name.
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(width < 390 ? 275 : 185);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await link.click();
    await expect(page).toHaveURL(frenchAddress("/tools"));
  });
}

test("a guide's table of contents names at most eight parts", () => {
  // The index of questions and legal texts name all of theirs.
  const named = /^\/(learn\/questions|privacy-policy|terms-of-service)$/;
  const lengths = builtPaths
    .filter((path) => !named.test(path))
    .map((path) => {
      const html = readFileSync(join(distFolder, path === "/" ? "index.html" : `${path}.html`), "utf8");
      const contents = /<nav data-slot="on-page-nav".*?<\/nav>/s.exec(html)?.[0] ?? "";
      return { path, parts: contents.split("<li").length - 1 };
    });
  expect(Math.max(...lengths.map(({ parts }) => parts))).toBeGreaterThan(5);
  expect(lengths.filter(({ parts }) => parts > 8)).toEqual([]);
});

test("the menu and a guide's breadcrumb link to the province choice", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/faq");
  await page.getByRole("button", { name: shellWords.menu }).click();
  const menu = page.getByRole("navigation", { name: shellWords.main });
  await menu.getByRole("link", { name: shellWords.yourProvince }).click();
  await expect(page).toHaveURL("/#your-province");
  await expect(menu).toBeHidden();
  await page.goto("/provincial/manitoba-insurance-guide");
  await page
    .getByRole("navigation", { name: designSystemWords.breadcrumb })
    .getByRole("link", { name: "Provincial" })
    .click();
  await expect(page).toHaveURL("/#your-province");
  await expect(page.getByRole("heading", { name: sharedToolWords.province.label })).toBeInViewport();
});

const phone = { width: 390, height: 800 };

for (const path of builtPaths.filter((built) => built.startsWith("/learn/life-events/"))) {
  const tag = path === "/learn/life-events/first-rental" ? [] : ["@all"];
  test(`the steps of ${path} fit on one screen of a phone, in both languages`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const address of [path, frenchAddress(path)]) {
      await page.goto(address);
      const heights = await page
        .locator("[data-slot=today-steps]")
        .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.max(...heights), address).toBeLessThanOrEqual(phone.height);
    }
  });
}

test(
  "the consultation’s first question is on the first screen of a phone, in both languages",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize(phone);
    for (const address of ["/tools/consultation", frenchAddress("/tools/consultation")]) {
      await page.goto(address);
      await expect(page.locator("#consultation-name"), address).toBeInViewport({ ratio: 1 });
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer takes one screen of a phone, and its groups open; on wider screens they are open", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const address of ["/about", frenchAddress("/about")]) {
      await page.goto(address);
      const footer = page.getByRole("contentinfo");
      expect((await footer.boundingBox())?.height, address).toBeLessThanOrEqual(phone.height);
      const group = footer.locator("details").first();
      await expect(group.getByRole("link").first()).toBeHidden();
      await group.locator("summary").click();
      await expect(group.getByRole("link").first()).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/about");
    for (const group of await page.getByRole("contentinfo").locator("details").all()) {
      if (await stylesOpenDetails(page)) await expect(group.locator("summary")).toBeHidden();
      else await group.locator("summary").click();
      await expect(group.getByRole("link").first()).toBeVisible();
    }
  });
});
