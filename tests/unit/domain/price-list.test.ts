import { describe, expect, test } from "vitest";
import {
  highestPrice,
  priceScale,
  nearestOfAge,
  rowsFor,
  seriesFor,
  sortedRows,
  type PriceRow,
  type PriceSeries,
  type PriceVisitor,
} from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

const nobody: PriceVisitor = { age: null, sex: null, smokes: null, city: null, dwelling: null };
const age = (from: number, to = from, prices: PriceRow["prices"] = []): PriceRow => ({
  label: `${from} to ${to}`,
  ages: { from, to },
  prices,
});

describe("the row of an age", () => {
  const bands = [age(18, 29), age(30, 39), age(40, 44)];
  const points = [age(30), age(40), age(50)];

  test.each([
    ["in a band", bands, 34, "30 to 39"],
    ["at the edge of two bands", bands, 30, "30 to 39"],
    ["in the first of two bands that are near", bands, 28, "18 to 29"],
    ["above the last band", bands, 49, "40 to 44"],
    ["at a stated age", points, 40, "40 to 40"],
    ["nearest to a stated age", points, 43, "40 to 40"],
    ["between two stated ages, the older", points, 35, "40 to 40"],
    ["below the first", points, 26, "30 to 30"],
  ])("%s", (_, rows, years, label) => {
    expect(nearestOfAge(rows, years)?.label).toBe(label);
  });

  test.each([
    ["too young", 24],
    ["too old", 56],
  ])("is none more than five years away: %s", (_, years) => {
    expect(nearestOfAge(points, years)).toBeNull();
  });

  test("is undefined in a list by place", () => {
    const ottawa: PriceRow = { label: "Ottawa", prices: [] };
    expect(nearestOfAge([ottawa], 40)).toBeNull();
  });
});

describe("the rows of a visitor", () => {
  const ottawa: PriceRow = { label: "Ottawa", province: "ON", isCity: true, prices: [1] };
  const toronto: PriceRow = { label: "Toronto", province: "ON", isCity: true, prices: [2] };
  const alberta: PriceRow = { label: "Alberta", province: "AB", prices: [3] };
  const quebec: PriceRow = { label: "Quebec", province: "QC", prices: [5] };
  const rows = [ottawa, toronto, alberta, quebec];

  test.each<[string, string | null, ProvinceCode | null, readonly PriceRow[]]>([
    ["those of the city, before those of the province", "Ottawa", "AB", [ottawa]],
    ["those of the province if the list doesn't have the city", "Red Lake", "ON", [ottawa, toronto]],
    ["those of the province if the city only has the name of another", "Quebec", "AB", [alberta]],
    ["none without a place", null, null, []],
  ])("are %s", (_, city, province, found) => {
    const all = [...rows, { label: "Canada", prices: [4] }];
    expect(rowsFor({ rows: all }, { ...nobody, city }, province)).toEqual(found);
  });
  test("are those of the age if the list has ages", () => {
    const list = { rows: [age(0), age(40), age(50), ottawa] };
    expect(rowsFor(list, { ...nobody, age: 41 }, "ON").map(({ label }) => label)).toEqual(["40 to 40"]);
    expect(rowsFor(list, { ...nobody, city: "Ottawa" }, "ON")).toEqual([]);
    expect(rowsFor(list, { ...nobody, age: 80 }, "ON")).toEqual([]);
  });
});

const series = (label: string, rest: Partial<PriceSeries>): PriceSeries => ({
  label,
  basis: "quote",
  asOf: "2024",
  sources: ["S402"],
  ...rest,
});

describe("the series of a visitor", () => {
  const all = [
    series("man 1", { sex: "man", smokes: false, variant: "1" }),
    series("woman 1", { sex: "woman", smokes: false, variant: "1" }),
    series("man 2", { sex: "man", smokes: true, variant: "2" }),
    series("everyone", {}),
  ];
  const labels = (visitor: Pick<PriceVisitor, "sex" | "smokes">, variant: string | null) =>
    seriesFor({ series: all }, visitor, variant).map((one) => one.series.label);

  test("are all series of the variant for a visitor without profile", () => {
    expect(labels(nobody, "1")).toEqual(["man 1", "woman 1", "everyone"]);
    expect(labels(nobody, null)).toHaveLength(4);
  });
  test("leave out the other sex and smoking status, never a price for everyone", () => {
    expect(labels({ sex: "woman", smokes: null }, "1")).toEqual(["woman 1", "everyone"]);
    expect(labels({ sex: null, smokes: true }, "1")).toEqual(["everyone"]);
    expect(labels({ sex: "man", smokes: true }, "2")).toEqual(["man 2", "everyone"]);
  });
  test("keep their marks and positions when others are left out", () => {
    expect(seriesFor({ series: all }, { sex: "woman", smokes: null }, "1").map(({ at, mark }) => [at, mark])).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });
});

describe("sorted rows", () => {
  const rows = [
    age(1, 1, [20]),
    age(2, 2, [null]),
    age(3, 3, [{ from: 10, to: 90 }]),
    age(4, 4, []),
    age(5, 5, [{ from: 20, to: 30 }]),
  ];
  const order = (at: number, direction: "ascending" | "descending") =>
    sortedRows(rows, { at, direction }).map(({ ages }) => ages?.from);

  test("are in the order of the low end, equal prices in their own order, those without a price last", () => {
    expect(order(0, "ascending")).toEqual([3, 1, 5, 2, 4]);
    expect(order(0, "descending")).toEqual([1, 5, 3, 2, 4]);
  });
  test("keep or reverse their own order when sorted by the first column", () => {
    expect(order(-1, "ascending")).toEqual([1, 2, 3, 4, 5]);
    expect(order(-1, "descending")).toEqual([5, 4, 3, 2, 1]);
  });
});

test("the scale includes the highest price in at most five round steps", () => {
  expect(highestPrice({ rows: [age(1, 1, [5, { from: 1, to: 30 }]), age(2, 2, [40, null])] }, [{ at: 1 }])).toBe(30);
  expect(priceScale(0)).toEqual({ step: 1, end: 1 });
  expect(priceScale(5)).toEqual({ step: 1, end: 5 });
  expect(priceScale(403)).toEqual({ step: 100, end: 500 });
  expect(priceScale(3182)).toEqual({ step: 1000, end: 4000 });
  expect(priceScale(60_000)).toEqual({ step: 10_000, end: 60_000 });
});
