import { describe, expect, test } from "vitest";
import { breadcrumbTrail } from "#app/breadcrumb-trail.ts";
import { pageNames } from "#page-names";
import { sitePaths } from "#site/site-path.ts";

const home = { label: "Home", href: "/" };
/** A step that links to its page. */
const step = (href: string, label: string) => ({ label, href });

describe("the trail", () => {
  test.each(["/", "", "//"])("of the home page (%j) is empty", (path) => {
    expect(breadcrumbTrail(path)).toEqual([]);
  });

  test("names registered pages by their label and links all but the last", () => {
    expect(breadcrumbTrail("/learn")).toEqual([home, { label: "Learn" }]);
    expect(breadcrumbTrail("/learn/life-insurance")).toEqual([
      home,
      step("/learn", "Learn"),
      { label: pageNames["/learn/life-insurance"].label },
    ]);
  });

  test.each([
    ["/pet-insurance", ["Pet Insurance"]],
    ["/provincial/ontario-insurance-guide", ["Provincial", pageNames["/provincial/ontario-insurance-guide"].label]],
    ["/nowhere/at-all", ["Nowhere", "At All"]],
    ["/caf%C3%A9", ["Café"]],
    ["/%E0%A4%A", ["%E0%A4%A"]],
    ["/a--b", ["A  B"]],
    ["/constructor/__proto__", ["Constructor", "__proto__"]],
  ])("capitalises the segments of an unregistered path: %s", (path, labels) => {
    const trail = breadcrumbTrail(path);
    expect(trail[0]).toEqual(home);
    expect(trail.slice(1).map(({ label }) => label)).toEqual(labels);
  });

  test("never links a segment that is not a page", () => {
    expect(breadcrumbTrail("/company-analysis/intact-financial-analysis")[1]).toEqual({ label: "Company Analysis" });
    expect(breadcrumbTrail("/learn/nowhere")).toEqual([home, step("/learn", "Learn"), { label: "Nowhere" }]);
  });

  test("links from a provincial guide to the province choice", () => {
    expect(breadcrumbTrail("/provincial/ontario-insurance-guide")[1]).toEqual(step("/#your-province", "Provincial"));
    expect(breadcrumbTrail("/provincial")[1]).toEqual({ label: "Provincial" });
  });

  test("ignores a trailing slash", () => {
    expect(breadcrumbTrail("/learn/life-insurance/")).toEqual(breadcrumbTrail("/learn/life-insurance"));
  });

  test.each(sitePaths.filter((path) => path !== "/"))("of %s ends with its label, and links only to pages", (path) => {
    const trail = breadcrumbTrail(path);
    expect(trail.at(-1)).toEqual({ label: pageNames[path].label });
    for (const { href } of trail)
      if (href !== undefined && href !== "/") expect([...sitePaths, "/#your-province"]).toContain(href);
  });
});
