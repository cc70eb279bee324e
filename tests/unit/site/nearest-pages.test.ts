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

test("there are three, whatever was asked for", () => {
  for (const path of ["", "/", "/x", "/%00", "/pet-insurance"]) expect(near(path)).toHaveLength(3);
  expect(nearestPages("", [{ path: "" }])).toEqual([{ path: "" }]);
});

test("capitals are no difference, and the likeness counts how much there is besides", () => {
  const found = nearestPages("/abc", [{ path: "/abcdefgh" }, { path: "/ABC" }, { path: "/xyz" }]);
  expect(found.map(({ path }) => path)).toEqual(["/ABC", "/abcdefgh", "/xyz"]);
});

test("what shares only a last letter is not alike", () => {
  const strangers = [{ path: "/q1w" }, { path: "/lmb" }];
  expect(nearestPages("/xyb", strangers)).toEqual(strangers);
});
