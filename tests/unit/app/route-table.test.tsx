import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Site } from "#app/app.tsx";
import { pageNames } from "#page-names";
import { registry } from "#site/registry.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import * as shellWords from "#words/shell.ts";

const below = (folder: string, slugs: string) =>
  slugs
    .trim()
    .split(/\s+/)
    .map((slug) => `${folder}/${slug}`);

const demographic = below(
  "/learn",
  "young-professionals-insurance new-immigrant-insurance high-net-worth-insurance insurance-for-seniors",
);
const provincial = below(
  "/provincial",
  `alberta british-columbia manitoba new-brunswick newfoundland-and-labrador northwest-territories nova-scotia nunavut
   ontario prince-edward-island quebec saskatchewan yukon`,
).map((path) => `${path}-insurance-guide`);
const companies = below(
  "/company-analysis",
  `intact-financial sun-life-financial manulife-financial canada-life desjardins td-insurance co-operators aviva-canada
   wawanesa ia-financial`,
).map((path) => `${path}-analysis`);

/** The routes of the specification, with the guides, analyses and tools that its links lead to. */
const routeTable = [
  "/",
  "/learn",
  ...below(
    "/learn",
    `how-insurance-works choose-insurance insurance-claims life-insurance home-insurance auto-insurance health-insurance
     travel-insurance business-insurance disability-insurance insurance-comparison insurance-savings prices`,
  ),
  ...demographic,
  "/learn/life-events",
  ...below(
    "/learn/life-events",
    `first-rental condo first-home landlord working-for-yourself new-baby moving-in-together-or-apart leaving-a-job
     moving-to-another-province a-death-in-the-family cancelled-or-refused first-48-hours`,
  ),
  "/learn/questions",
  ...below("/learn/resources", "insurance-checklist comparison-workbook new-driver-kit"),
  "/insurance-types",
  ...below("/insurance-types", "life home auto travel health business disability"),
  "/blog",
  ...below(
    "/blog",
    `best-life-insurance-canada-2024 home-insurance-guide-canada-2024 auto-insurance-rates-by-province-2024
     insurance-actuarial-tables-explained insurance-fraud-canada insurance-consumer-rights-canada`,
  ),
  "/tools",
  ...below(
    "/tools",
    `life-insurance-calculator home-insurance-calculator auto-insurance-calculator disability-insurance-calculator
     travel-insurance-calculator coverage-gap-analyzer multi-policy-savings business-insurance-calculator
     estate-planning-review senior-insurance-review insurance-comparison-tool provincial-insurance-guide consultation`,
  ),
  ...below(
    "",
    "faq insurance-quotes-canada insurance-rates-canada about about/corrections sitemap terms-of-service privacy-policy",
  ),
  ...provincial,
  ...companies,
  // The results of a form sent without JavaScript.
  ...below("", "request-sent request-not-sent"),
];

describe("the routes", () => {
  test("are those of the specification, and any other path is the not-found page", () => {
    expect(sitePaths).toEqual(routeTable);
    for (const pathname of ["/learn/pet-insurance", "/FAQ", "/faq/more", "/%"]) {
      const html = renderToString(
        <StaticRouter location={pathname}>
          <Site />
        </StaticRouter>,
      );
      expect(html, pathname).toContain(shellWords.pageNotFound);
    }
  });

  test("that show a placeholder are the guides for stages of life, the provinces and the companies", () => {
    const placeholders = sitePaths.filter((path) => registry[path].whileLoading === "placeholder");
    expect(placeholders).toEqual([...demographic, ...provincial, ...companies]);
  });
});

/** The placeholder of a route while its code loads. */
async function shownWhileLoading(path: SitePath): Promise<string> {
  // Another test in this process may have loaded the page already.
  vi.resetModules();
  const { LazyPage } = await import("#app/current-page.tsx");
  // React separates a label from adjacent text with HTML comments.
  return renderToString(<LazyPage path={path} />).replaceAll("<!-- -->", "");
}

describe("while a page's code is loading", () => {
  // An import that ends after this file would fail the next one.
  afterEach(() => vi.dynamicImportSettled());

  test.each(["/provincial/ontario-insurance-guide", "/company-analysis/desjardins-analysis", ...demographic])(
    "%s shows its placeholder",
    async (path) => {
      const page = sitePaths.find((sitePath) => sitePath === path);
      if (page === undefined) throw new Error(`${path} is no page`);
      expect(await shownWhileLoading(page)).toContain(`Loading ${pageNames[page].label}…`);
    },
  );
});
