import { expect, test } from "vitest";
import { nearestPages } from "#site/nearest-pages.ts";
import { sitePaths } from "#site/site-path.ts";

const pages = sitePaths.map((path) => ({ path }));
const near = (path: string) => nearestPages(path, pages).map(({ path: found }) => found);

test.each([
  ["/learn/life-insurence", "/learn/life-insurance"],
  ["/provincial/manitoba", "/provincial/manitoba-insurance-guide"],
  ["/insurance-type/auto", "/insurance-types/auto"],
  ["/company-analysis/wawanesa", "/company-analysis/wawanesa-analysis"],
  ["/LEARN/Home-Insurance", "/learn/home-insurance"],
])("for %s the nearest page is %s", (path, page) => {
  expect(near(path)[0]).toBe(page);
});

test("returns at most three pages, and none for an unrelated path", () => {
  for (const path of ["/provincial/ontario", "/learn/insurance"]) expect(near(path)).toHaveLength(3);
  for (const path of ["", "/", "/x", "/%00", "/nowhere-page"]) expect(near(path), path).toEqual([]);
});

test("case is ignored, and similarity is relative to length", () => {
  const found = nearestPages("/abc", [{ path: "/abcdefgh" }, { path: "/ABC" }, { path: "/xyz" }]);
  expect(found.map(({ path }) => path)).toEqual(["/ABC", "/abcdefgh"]);
});

test("two fifths of the letters in common are enough", () => {
  expect(nearestPages("/abc", [{ path: "/abxy" }, { path: "/abxyz" }])).toEqual([{ path: "/abxy" }]);
});

test("a page is near by any of its paths", () => {
  const named = [
    { path: "/fr/guides/assurance-auto", otherPaths: ["/fr/learn/auto-insurance"] },
    { path: "/fr/guides/assurance-vie", otherPaths: ["/fr/learn/life-insurance", "/fr/guides/assurance-vie"] },
  ];
  for (const path of ["/fr/learn/life-insurance", "/fr/learn/life-insurence", "/fr/guides/assurance-vi"]) {
    expect(nearestPages(path, named)[0], path).toBe(named[1]);
  }
});

test("a shared last letter alone doesn't count", () => {
  const strangers = [{ path: "/q1w" }, { path: "/lmb" }];
  expect(nearestPages("/xyb", strangers)).toEqual([]);
});
