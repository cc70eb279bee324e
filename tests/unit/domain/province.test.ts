import { expect, test } from "vitest";
import { isNewest, type PublishedPrice } from "#domain/province.ts";

const price: PublishedPrice = { dollars: 1, measures: "paid", period: "2024", source: "S801" };

test.each<[Partial<PublishedPrice>, boolean]>([
  [{ dollars: 2 }, true],
  [{ period: "2023" }, false],
  [{ source: "S802" }, false],
])("a price with %j is of the newest publication: %s", (part, expected) => {
  expect(isNewest({ ...price, ...part }, [price])).toBe(expected);
  expect(isNewest(price, [])).toBe(false);
});
