import { describe, expect, test } from "vitest";
import { bandOf, bandsIn, type BandVisitor, type PriceBand } from "#domain/price-band.ts";

const band = (rest: Pick<PriceBand, "line"> & Partial<PriceBand>): PriceBand => ({
  what: "A year",
  basis: "average",
  asOf: "2024",
  source: "S801",
  ...rest,
});

const canada = band({ line: "auto" });
const ontario = band({ line: "auto", province: "ON" });
const homes = band({ line: "home", province: "ON" });
const bands = [canada, ontario, homes];

const from = (province: BandVisitor["province"]): BandVisitor => ({ province, age: null, dwelling: null });

describe("the band of a line", () => {
  test("is that of the province", () => expect(bandOf(bands, "auto", from("ON"))).toBe(ontario));
  test("is the first of the line without a province", () => expect(bandOf(bands, "auto", from(null))).toBe(canada));
  test("is the first of the line for a province without a band", () =>
    expect(bandOf(bands, "home", from("YT"))).toBe(homes));
  test("is undefined for a line without bands", () => expect(bandOf(bands, "travel", from("ON"))).toBeUndefined());
});

test("the bands of a province are only its own", () => {
  expect(bandsIn(bands, "ON")).toEqual([ontario, homes]);
  expect(bandsIn(bands, "YT")).toEqual([]);
});
