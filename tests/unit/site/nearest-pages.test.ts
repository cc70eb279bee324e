import { expect, test } from "vitest";
import { nearestPages } from "#site/nearest-pages.ts";
import { sitePaths } from "#site/site-path.ts";

const named = (...paths: readonly string[]) => ({ paths });
const pages = sitePaths.map((path) => named(path));
const near = (path: string) => nearestPages(path, pages).map(({ paths }) => paths[0]);

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
  const [long, short] = [named("/abcdefgh"), named("/ABC")];
  expect(nearestPages("/abc", [long, short, named("/xyz")])).toEqual([short, long]);
});

test("two fifths of the letters in common are enough, and the last letter alone isn't", () => {
  expect(nearestPages("/abc", [named("/abxy"), named("/abxyz")])).toEqual([named("/abxy")]);
  expect(nearestPages("/xyb", [named("/q1w"), named("/lmb")])).toEqual([]);
});

test("a page is near by any of its paths", () => {
  const car = named("/fr/guides/assurance-auto", "/fr/learn/auto-insurance");
  const life = named("/fr/guides/assurance-vie", "/fr/learn/life-insurance");
  for (const path of ["/fr/learn/life-insurance", "/fr/learn/life-insurence", "/fr/guides/assurance-vi"]) {
    expect(nearestPages(path, [car, life])[0], path).toBe(life);
  }
});
