import { expect, test } from "vitest";
import { sitePaths } from "#site/site-path.ts";
import { sectionOf, siteSections } from "#site/site-section.ts";

test.each([
  ["/", "home"],
  ["/learn", "learn"],
  ["/learn/life-insurance", "learn"],
  ["/insurance-types/home", "insurance-types"],
  ["/blog/insurance-fraud-canada", "blog"],
  ["/tools/consultation", "tools"],
  ["/provincial/quebec-insurance-guide", "provincial"],
  ["/company-analysis/desjardins-analysis", "company-analysis"],
  ["/faq", "resources"],
  ["/insurance-quotes-canada", "resources"],
] as const)("%s belongs to %s", (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test("every section has a page, in the order of the list", () => {
  expect([...new Set(sitePaths.map(sectionOf))].toSorted()).toEqual(siteSections.toSorted());
});
