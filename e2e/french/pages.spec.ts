import { alternatesOf } from "#site/alternates.ts";
import { accessibilityViolations, openClosedParts, sidewaysScroll } from "../page-checks.ts";
import { builtHtml, builtPage, type BuiltPage } from "../built-page.ts";
import { pageKinds } from "../page-kinds.ts";
import { builtPaths, expect, layOutPage, openPage, test } from "../site.ts";
import { englishTexts } from "./english-words.ts";
import { frenchAddress, frenchPaths } from "./french-site.ts";

const siteUrl = process.env["VITE_SITE_URL"] ?? "https://www.northcover.example";

/** Ids that links may lead to: those of headings, parts and answers. Ids of `useId` differ by position in the code. */
const lastingIds = ({ ids }: BuiltPage) => [...ids].filter((id) => /^[a-z][a-z0-9-]+$/.test(id)).toSorted();

test("every page is built in French", () => {
  expect(frenchPaths).toEqual(builtPaths);
});

test("every page is in French, linked with its English page, and leads to French pages", async () => {
  for (const path of frenchPaths)
    await test.step(path, () => {
      const address = frenchAddress(path);
      const page = builtPage(address);
      expect(page.attribute("html", {}, "lang")).toBe("fr-CA");
      expect(page.attribute("meta", { property: "og:locale" }, "content")).toBe("fr_CA");
      expect(page.attribute("link", { rel: "canonical" }, "href")).toBe(siteUrl + address);

      const alternates = alternatesOf(path).map(({ hrefLang, address: other }) => [
        hrefLang,
        new URL(other, siteUrl).href,
      ]);
      for (const { elements } of [page, builtPage(path)]) {
        const found = elements("link").flatMap(({ attributes }) =>
          attributes["rel"] === "alternate" ? [[attributes["hreflang"], attributes["href"]]] : [],
        );
        expect(found).toEqual(alternates);
      }

      const links = page.elements("a").map(({ attributes }) => attributes);
      const switches = links.filter((link) => link["data-slot"] === "language-switch");
      expect(new Set(switches.map(({ href }) => href))).toEqual(new Set([path]));
      const others = links.filter((link) => !switches.includes(link)).flatMap(({ href = "" }) => href);
      // Addresses within the site that are neither French nor a file; the crawl follows them.
      expect(others.filter((href) => /^\/(?!fr\b)(?![\w.-]+\.\w+$)/.test(href))).toEqual([]);
      expect(lastingIds(page)).toEqual(lastingIds(builtPage(path)));
      expect(englishTexts(builtHtml(address)), "English words").toEqual([]);
    });
});

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 }, locale: "fr-CA" });

for (const path of pageKinds) {
  test(`${frenchAddress(path)} hydrates without an error, is accessible and fits a narrow phone`, async ({
    watched: page,
  }) => {
    await openPage(page, frenchAddress(path));
    await layOutPage(page);
    await openClosedParts(page);
    expect(await accessibilityViolations(page, "opened, without colours")).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => sidewaysScroll(page), "sideways scroll at 320 px").toBe(0);
  });
}

test("an unknown address below /fr gets the French page, others the English one", async ({ page }) => {
  for (const [address, language] of [
    ["/fr/aucune-page", "fr-CA"],
    ["/france", "en-CA"],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});
