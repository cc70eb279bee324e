import { expect, test } from "vitest";
import { documentTitle } from "#app/page-metadata.tsx";
import { pageNames } from "#page-names";
import { sitePaths } from "#site/site-path.ts";

test.each([
  ["Learn About Insurance", "Learn About Insurance | Northcover"],
  ["Northcover: Insurance, Explained", "Northcover: Insurance, Explained"],
  ["About Northcover", "About Northcover"],
  ["northcover", "northcover | Northcover"],
  ["", " | Northcover"],
])("%j becomes %j", (title, full) => {
  expect(documentTitle(title)).toBe(full);
});

test("every page has a unique title that names the site once", () => {
  const titles = sitePaths.map((path) => documentTitle(pageNames[path].title));
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title.match(/Northcover/g)).toHaveLength(1);
});
