import { describe, expect, test } from "vitest";
import { pageNames } from "#page-names";
import { pageDescriptions } from "#page-descriptions";
import { tools } from "#text/tools.ts";
import { sitePaths } from "#site/site-path.ts";
import specified from "./specified-labels.json" with { type: "json" };

/*
 * Copied from the specification by hand, not read from the registry: a page's address, its label in lists and breadcrumbs,
 * its title, and a phrase that only its description contains; a tool's title, its link text, and a phrase that only its
 * card contains.
 */
const { pages, cards } = specified;

describe("every page", () => {
  test("is in the specified tables", () => {
    expect(new Set(pages.map(([path]) => path))).toEqual(new Set(sitePaths));
  });

  test("has a unique phrase in its description", () => {
    const telling = pages.map(([path, , , phrase = ""]) => [
      path,
      sitePaths.filter((sitePath) => pageDescriptions[sitePath].description.includes(phrase)),
    ]);
    expect(telling).toEqual(pages.map(([path]) => [path, [path]]));
  });

  test.each(pages)("%s is called %s", (path, label, title) => {
    const page = sitePaths.find((sitePath) => sitePath === path);
    if (page === undefined) throw new Error(`${path} is no page`);
    const row = pageNames[page];
    expect([row.label, row.title]).toEqual([label, title]);
  });
});

test("the tools' cards have the titles of the table, in order", () => {
  expect(tools.map(({ title, actionText }) => [title, actionText])).toEqual(
    cards.map(([title, actionText]) => [title, actionText]),
  );
  for (const [index, [title = "", , phrase = ""]] of cards.entries()) {
    const telling = tools.filter(({ description }) => description.includes(phrase)).map((tool) => tool.title);
    expect([index, telling]).toEqual([index, [title]]);
  }
});
