import { describe, expect, test } from "vitest";
import {
  bandOf,
  bandsIn,
  endsOf,
  isElsewhere,
  knownPrices,
  priceOf,
  type BandVisitor,
  type PriceBand,
} from "#domain/price-band.ts";

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

const from = (province: BandVisitor["province"]): BandVisitor => ({
  province,
  age: null,
  sex: null,
  smokes: null,
  dwelling: null,
});

describe("the band of a line", () => {
  test("is that of the province", () => expect(bandOf(bands, "auto", from("ON"))).toBe(ontario));
  test("is the first of the line without a province", () => expect(bandOf(bands, "auto", from(null))).toBe(canada));
  test("is the first of the line for a province without a band", () =>
    expect(bandOf(bands, "home", from("YT"))).toBe(homes));
  test("is undefined for a line without bands", () => expect(bandOf(bands, "travel", from("ON"))).toBeUndefined());
});

describe("the band of a line with prices by sex and smoking", () => {
  const price = (of: string, sex?: "man" | "woman") => ({ price: 1, of, ...(sex !== undefined && { sex }) });
  const general = band({ line: "life", low: price("Woman, 30"), high: price("Man, 60") });
  const low = price("Woman, 40", "woman");
  const high = price("Man, 40", "man");
  const at40 = band({ line: "life", ages: { from: 40, to: 40 }, smokes: false, low, high });
  const ofSmokers = band({ line: "life", smokes: true, low, high });
  const ofSmokingMen = band({ line: "life", ages: { from: 40, to: 40 }, smokes: true, usual: high });
  const life = [general, at40, ofSmokers, ofSmokingMen];
  const visitor = (told: Partial<BandVisitor>) => bandOf(life, "life", { ...from(null), ...told });

  test("keeps both sexes until one is told", () => expect(visitor({ age: 40 })).toBe(at40));
  test("has the price of one's own sex as the usual one", () => {
    const { low: _, high: __, ...rest } = at40;
    expect(visitor({ age: 40, sex: "woman" })).toEqual({ ...rest, usual: low });
    expect(visitor({ age: 40, sex: "man" })).toEqual({ ...rest, usual: high });
  });
  test("keeps prices that aren't by sex", () => expect(visitor({ sex: "man" })).toBe(general));
  test("is for smokers only if they smoke", () => {
    expect(visitor({ age: 40, smokes: false })).toBe(at40);
    expect(visitor({ age: 40, smokes: true })).toBe(ofSmokingMen);
    expect(visitor({ smokes: true })).toBe(ofSmokers);
  });
  test("is never that of the other sex", () =>
    expect(visitor({ age: 40, sex: "woman", smokes: true })?.usual).toBe(low));
  test("is the general one for smokers in a line without prices for them", () =>
    expect(bandOf(bands, "auto", { ...from(null), smokes: true })).toBe(canada));
});

describe("a band with prices by sex stays whole", () => {
  const woman = { price: 1, of: "Woman", sex: "woman" } as const;
  const man = { price: 2, of: "Man", sex: "man" } as const;

  test.each<[string, Partial<PriceBand>]>([
    ["with two prices for one's own sex", { low: woman, usual: woman, high: man }],
    ["with a price for everyone", { low: woman, usual: { price: 1, of: "Anybody" }, high: man }],
  ])("%s", (_, prices) => {
    const mixed = band({ line: "life", ...prices });
    expect(bandOf([mixed], "life", { ...from(null), sex: "woman" })).toBe(mixed);
  });
});

describe("the band of a kind of home or an age", () => {
  const home = (what: string, rest: Partial<PriceBand>) => band({ line: "home", what, ...rest });
  const some = [
    home("condo, Quebec", { dwelling: "condo", province: "QC" }),
    home("house, Quebec", { dwelling: "house", province: "QC" }),
    home("tenant, Ontario", { dwelling: "tenant", province: "ON" }),
    home("tenant, Canada", { dwelling: "tenant" }),
    home("Ontario", { province: "ON" }),
    home("Alberta", { province: "AB" }),
    band({ line: "travel", what: "infants", ages: { from: 0, to: 2 } }),
    band({ line: "travel", what: "any age" }),
  ];

  test.each<[PriceBand["line"], Partial<BandVisitor>, string]>([
    ["home", {}, "Ontario"],
    ["home", { province: "AB" }, "Alberta"],
    ["home", { province: "QC" }, "Ontario"],
    ["home", { dwelling: "house" }, "Ontario"],
    ["home", { dwelling: "house", province: "QC" }, "house, Quebec"],
    ["home", { dwelling: "house", province: "AB" }, "Alberta"],
    ["home", { dwelling: "tenant" }, "tenant, Canada"],
    ["home", { dwelling: "tenant", province: "ON" }, "tenant, Ontario"],
    ["home", { dwelling: "tenant", province: "AB" }, "tenant, Canada"],
    ["home", { dwelling: "condo", province: "AB" }, "condo, Quebec"],
    ["travel", { age: 1 }, "infants"],
    ["travel", { age: 40 }, "any age"],
    ["travel", {}, "any age"],
  ])("for %s and %j is that of %s", (line, told, what) => {
    expect(bandOf(some, line, { ...from(null), ...told })?.what).toBe(what);
  });
});

test("a band of another province is elsewhere, also before the visitor has chosen one", () => {
  expect(isElsewhere(ontario, "QC")).toBe(true);
  expect(isElsewhere(ontario, null)).toBe(true);
  expect(isElsewhere(ontario, "ON")).toBe(false);
  expect(isElsewhere(canada, null)).toBe(false);
});

test("the bands of a province are only its own", () => {
  expect(bandsIn(bands, "ON")).toEqual([ontario, homes]);
  expect(bandsIn(bands, "YT")).toEqual([]);
});

describe("the one price of a band", () => {
  const range = { from: 10, to: 30 };

  test.each<[string, Partial<PriceBand>, unknown]>([
    ["is the usual one", { low: { price: 1, of: "Low" }, usual: { price: 2, of: "Usual" } }, 2],
    ["is the only one", { high: { price: 3, of: "High" } }, 3],
    [
      "is the range of all of them",
      { low: { price: 20, of: "Low" }, high: { price: range, of: "High" } },
      { from: 10, to: 30 },
    ],
  ])("%s", (_, prices, expected) => expect(priceOf(band({ line: "auto", ...prices }))).toEqual(expected));
});

describe("the known prices of a band's product", () => {
  const canadian = band({
    line: "auto",
    low: { price: { from: 5, to: 9 }, of: "Nova Scotia" },
    usual: { price: 7, of: "Ontario", published: { asOf: "2022", source: "S802" } },
    high: { price: 8, of: "Man, 25", sex: "man" },
  });
  const yukon = band({ line: "auto", province: "YT", asOf: "from2017To2020", usual: { price: 1, of: "Yukon" } });
  const quote = band({ line: "auto", what: "A month", usual: { price: 2, of: "Laval" } });
  const offer = band({ line: "auto", basis: "quote", usual: { price: 3, of: "Lévis" } });
  const manitoba = band({ line: "auto", province: "MB", usual: { price: 10, of: "Manitoba" } });
  const all = [canadian, yukon, quote, offer, manitoba];
  const namesOf = (one: PriceBand, sex: BandVisitor["sex"] = null) => knownPrices(all, one, sex).map(({ of }) => of);

  test("stand in order, cheapest first, without a much older one", () =>
    expect(namesOf(canadian)).toEqual(["Nova Scotia", "Ontario", "Man, 25", "Manitoba"]));
  test("have the band's own, however old", () => expect(namesOf(yukon)[0]).toBe("Yukon"));
  test("leave out the other sex", () => {
    expect(namesOf(canadian, "woman")).toEqual(["Nova Scotia", "Ontario", "Manitoba"]);
    expect(namesOf(canadian, "man")).toHaveLength(4);
  });
  test("end with the one that goes highest, whatever it begins with", () => {
    const wide = band({
      line: "auto",
      low: { price: 6, of: "Laval" },
      usual: { price: { from: 5, to: 9 }, of: "Canada" },
    });
    const plain = band({ line: "auto", low: { price: 1, of: "Low" }, high: { price: 2, of: "High" } });
    const ends = (one: PriceBand) => endsOf(knownPrices([one], one, null)).map((price) => price?.of);
    expect(ends(wide)).toEqual(["Canada", "Canada"]);
    expect(ends(plain)).toEqual(["Low", "High"]);
    expect(endsOf([])).toEqual([undefined, undefined]);
  });
  test("have their own period and source, or those of their band", () => {
    const [first, second] = knownPrices(all, canadian, null);
    expect([first?.asOf, first?.source, second?.asOf, second?.source]).toEqual(["2024", "S801", "2022", "S802"]);
  });
});
