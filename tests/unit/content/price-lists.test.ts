import { describe, expect, test } from "vitest";
import { insuranceLines, type InsuranceLine } from "#domain/insurance-line.ts";
import { bandOf, type BandVisitor, type PriceBand } from "#domain/price-band.ts";
import { priceLists } from "#content/price-lists/price-lists.ts";
import { priceBands } from "#content/price-bands.ts";
import { sources } from "../../../scripts/build/read-sources.ts";

describe.each(Object.entries(priceLists))("%s", (_, list) => {
  test("has a listed source and a date for each column", () => {
    for (const { asOf, sources: ids } of list.series) {
      expect(asOf).not.toBe("");
      for (const id of ids) expect(sources.has(id), id).toBe(true);
    }
  });

  test("has one cell a column in each row, and a price in each column and row", () => {
    for (const { label, prices } of list.rows) {
      expect(prices, label).toHaveLength(list.series.length);
      expect(
        prices.some((price) => price !== null),
        label,
      ).toBe(true);
    }
    list.series.forEach(({ label }, at) =>
      expect(
        list.rows.some(({ prices }) => (prices[at] ?? null) !== null),
        label,
      ).toBe(true),
    );
  });

  test("has unique columns and rows", () => {
    const columns = list.series.map(({ label, asOf, sources: ids }) => `${label} ${asOf} ${ids.join()}`);
    expect(new Set(columns).size).toBe(columns.length);
    expect(new Set(list.rows.map(({ label }) => label)).size).toBe(list.rows.length);
  });

  test("prints the year of each dated column", () => {
    for (const { asOf, basis } of list.series) {
      expect(asOf === "undated" || basis === "derived" || /\b20\d\d\b/.test(asOf), asOf).toBe(true);
    }
  });

  test("has one source per row if marked so", () => {
    if (list.isOneSourceARow !== true) return;
    list.rows.forEach(({ prices }, row) =>
      expect(prices.flatMap((price, at) => (price === null ? [] : [at]))).toEqual([row]),
    );
  });

  test("starts with one of its variants, and every column belongs to one", () => {
    if (list.variants === undefined) return;
    const ids = list.variants.options.map(({ id }) => id);
    expect(ids).toContain(list.variants.first);
    for (const { variant } of list.series) expect(ids).toContain(variant);
  });
});

const lowOf = ({ price }: NonNullable<PriceBand["low"]>) => (typeof price === "number" ? price : price.from);

const nobody: BandVisitor = {
  province: null,
  age: null,
  sex: null,
  smokes: null,
  dwelling: null,
};

describe("the price bands", () => {
  test("have listed sources, a date, and at least one price, in order", () => {
    for (const { what, asOf, source, low, usual, high } of priceBands) {
      expect(sources.has(source), source).toBe(true);
      expect(asOf, what).not.toBe("");
      const prices = [low, usual, high].flatMap((price) => (price === undefined ? [] : [lowOf(price)]));
      expect(prices.length, what).toBeGreaterThan(0);
      expect(prices, what).toEqual(prices.toSorted((one, other) => one - other));
    }
  });

  test("exist once for a line, province, dwelling, age and smoking, and for every line", () => {
    const places = priceBands.map(({ line, province, dwelling, ages, smokes }) =>
      [line, province, dwelling, ages?.from, smokes === true ? "smokers" : undefined]
        .map((part) => part ?? "")
        .join(" "),
    );
    expect(new Set(places).size).toBe(places.length);
    for (const line of insuranceLines) expect(bandOf(priceBands, line, nobody), line).toBeDefined();
  });

  const shown = (line: InsuranceLine, visitor: Partial<BandVisitor>) => {
    const { province, dwelling, ages, source } = bandOf(priceBands, line, { ...nobody, ...visitor }) ?? {};
    return [province, dwelling, ages?.from, source];
  };

  test.each([
    [{}, ["ON", undefined, undefined, "S559"]],
    [{ province: "AB" }, ["AB", undefined, undefined, "S503"]],
    [{ dwelling: "house", province: "QC" }, ["QC", "house", undefined, "S505"]],
    [{ dwelling: "tenant" }, [undefined, "tenant", undefined, "S512"]],
    [{ dwelling: "tenant", province: "ON" }, ["ON", "tenant", undefined, "S986"]],
    [{ dwelling: "tenant", province: "QC" }, ["QC", "tenant", undefined, "S1450"]],
    [{ dwelling: "condo", province: "BC" }, ["BC", "condo", undefined, "S507"]],
    [{ dwelling: "condo", province: "AB" }, ["QC", "condo", undefined, "S505"]],
  ] as const)("follow the kind of home: %j", (visitor, expected) => expect(shown("home", visitor)).toEqual(expected));

  test.each([
    ["life", 38, 40],
    ["life", 40, 40],
    ["life", 45, 50],
    ["life", 20, undefined],
    ["disability", 29, 18],
    ["disability", 42, 40],
    ["travel", 72, 70],
    ["travel", 45, undefined],
    ["auto", 45, undefined],
  ] as const)("of %s at %i start at age %s", (line, age, from) => expect(shown(line, { age })[2]).toBe(from));
});
