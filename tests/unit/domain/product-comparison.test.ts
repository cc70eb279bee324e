import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import type { LetterGrade, StrengthRating } from "#domain/rating.ts";
import type { SourceId } from "#domain/figure.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { insuranceLines } from "#domain/insurance-line.ts";
import {
  compareLimits,
  filterOptions,
  filterProducts,
  hasIllustrativeFigures,
  nextSorting,
  noFilter,
  quoteAddress,
  quoteTools,
  sameColumns,
  soldIn,
  sortKeys,
  sortProducts,
  toggleChosen,
  withoutScores,
  type Sorting,
} from "#domain/product-comparison.ts";
import { compareProducts } from "#widgets/comparison/compare-tray/compared-rows.ts";
import { provinceCodes } from "#domain/province-code.ts";
import { toolIds } from "#domain/tool-id.ts";

/** A published grade. Its publisher does not affect comparisons. */
function graded(grade: LetterGrade, source: SourceId = "S1"): StrengthRating {
  return { agency: "AM Best", grade, asOf: "2025-04-03", source };
}

function product(part: Partial<InsuranceProduct>): InsuranceProduct {
  return {
    id: "one",
    line: "auto",
    company: "Maple Mutual",
    product: "Auto",
    type: "Direct",
    coverage: "Compulsory cover",
    features: ["Online"],
    grade: graded("A"),
    sources: ["S1"],
    ...part,
  };
}

const anyProduct = fc
  .record({
    id: fc.uuid(),
    company: fc.string({ maxLength: 6 }),
    product: fc.string({ maxLength: 6 }),
    type: fc.constantFrom("Direct", "Broker", "Agent"),
    grade: fc.constantFrom("A+", "A", "AA", "B", "C").map((grade) => graded(grade)),
    features: fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
  })
  .map(product);

const anyProducts = fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 12 });

const anySorting: fc.Arbitrary<Sorting> = fc.record({
  key: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom("ascending", "descending"),
});

const ids = (products: readonly InsuranceProduct[]) => products.map(({ id }) => id);

test("every line has a tool for quote requests", () => {
  for (const line of insuranceLines) expect(toolIds).toContain(quoteTools[line]);
});

test("a quote request links to the form of the line's tool, with the product ids", () => {
  expect(quoteAddress([product({ id: "a b" }), product({ id: "c" })])).toBe(
    "/tools/auto-insurance-calculator?insurer=a+b&insurer=c#your-request",
  );
  expect(quoteAddress([product({ line: "life" })])).toBe("/tools/life-insurance-calculator?insurer=one");
});

const { grade: _grade, ...rest } = product({ id: "e" });
const ungraded: InsuranceProduct = rest;

test("products without a published grade offer no grade to filter by, and match no filter by grade", () => {
  const both = [ungraded, product({})];
  expect(filterOptions(both).grades).toEqual(["A"]);
  expect(filterProducts(both, { ...noFilter, grade: "A" })).toEqual([product({})]);
});

test("hasIllustrativeFigures reads the flag of the record", () => {
  expect(hasIllustrativeFigures([product({})])).toBe(false);
  expect(hasIllustrativeFigures([product({}), ...homeInsurers.slice(0, 1)])).toBe(true);
  expect(hasIllustrativeFigures(withoutScores(homeInsurers))).toBe(false);
  expect(hasIllustrativeFigures([])).toBe(false);
});

test("withoutScores keeps published grades in alphabetical order, without the owner's scores", () => {
  const facts = withoutScores(homeInsurers);
  expect(facts.map(({ company }) => company)).toEqual(
    homeInsurers.map(({ company }) => company).toSorted((one, other) => one.localeCompare(other, "en-CA")),
  );
  expect(JSON.stringify(facts)).not.toMatch(/monthlyFrom|claimsSatisfaction|customerService|scores/);
  expect(facts.every((insurer) => insurer.cons.length > 0)).toBe(true);
});

describe("sortProducts", () => {
  const products = [
    product({ id: "a", company: "beneva", grade: graded("A") }),
    product({ id: "b", company: "Aviva", grade: graded("A+") }),
    product({ id: "c", company: "Étoile", grade: graded("B") }),
    product({ id: "d", company: "Desjardins", grade: graded("A") }),
  ];

  test.each([
    [null, ["a", "b", "c", "d"]],
    [{ key: "company", direction: "ascending" }, ["b", "a", "d", "c"]],
    [{ key: "company", direction: "descending" }, ["c", "d", "a", "b"]],
    [{ key: "rating", direction: "descending" }, ["b", "a", "d", "c"]],
    [{ key: "rating", direction: "ascending" }, ["c", "a", "d", "b"]],
    [{ key: "type", direction: "descending" }, ["a", "b", "c", "d"]],
  ] satisfies [Sorting | null, string[]][])("%j", (sorting, expected) => {
    expect(ids(sortProducts(products, sorting))).toEqual(expected);
  });

  test("products without a published grade count as the weakest, and keep their order", () => {
    const withUngraded = [ungraded, ...products, { ...ungraded, id: "f" }];
    const sorted = (direction: Sorting["direction"]) => ids(sortProducts(withUngraded, { key: "rating", direction }));
    expect(sorted("descending")).toEqual(["b", "a", "d", "c", "e", "f"]);
    expect(sorted("ascending")).toEqual(["e", "f", "c", "a", "d", "b"]);
  });

  test.each(["company", "product", "type"] as const)(
    "by %s: letters before case and accents, numbers by value",
    (key) => {
      const texts = ["Plan 10", "plan 2", "Élan", "Plan 2", "elan"];
      const sorted = sortProducts(
        texts.map((text, index) => product({ id: String(index), [key]: text })),
        { key, direction: "ascending" },
      );
      // Values that differ only in case and accents keep their order.
      expect(sorted.map((each) => each[key])).toEqual(["Élan", "elan", "plan 2", "Plan 2", "Plan 10"]);
    },
  );

  test("loses no product, and is idempotent", () => {
    fc.assert(
      fc.property(anyProducts, anySorting, (given, sorting) => {
        const sorted = sortProducts(given, sorting);
        expect(ids(sorted).toSorted()).toEqual(ids(given).toSorted());
        expect(ids(sortProducts(sorted, sorting))).toEqual(ids(sorted));
      }),
    );
  });
});

describe("nextSorting", () => {
  test("the third click restores the initial order", () => {
    const first = nextSorting(null, "company");
    const second = nextSorting(first, "company");
    expect([first, second, nextSorting(second, "company")]).toEqual([
      { key: "company", direction: "ascending" },
      { key: "company", direction: "descending" },
      null,
    ]);
  });

  test("ratings start with the strongest, and another column starts anew", () => {
    expect(nextSorting({ key: "company", direction: "descending" }, "rating")).toEqual({
      key: "rating",
      direction: "descending",
    });
    expect(nextSorting({ key: "rating", direction: "descending" }, "rating")?.direction).toBe("ascending");
    expect(nextSorting({ key: "rating", direction: "ascending" }, "rating")).toBeNull();
  });
});

describe("filterProducts", () => {
  test("offers each type once in alphabetical order, and grades from the strongest", () => {
    expect(filterOptions(homeInsurers)).toEqual({
      types: [...new Set(homeInsurers.map(({ type }) => type))].toSorted(),
      grades: expect.arrayContaining(["A+", "A"]),
      hasTerritories: true,
    });
    expect(
      filterOptions([
        product({ grade: graded("B") }),
        product({ grade: graded("A+") }),
        product({ grade: graded("B") }),
      ]).grades,
    ).toEqual(["A+", "B"]);
  });

  test("without filters all products match; two filters must both match", () => {
    const products = [
      product({ id: "a", type: "Direct", grade: graded("A") }),
      product({ id: "b", type: "Broker", grade: graded("A") }),
      product({ id: "c", type: "Broker", grade: graded("A+") }),
    ];
    expect(ids(filterProducts(products, noFilter))).toEqual(["a", "b", "c"]);
    expect(ids(filterProducts(products, { ...noFilter, type: "Broker" }))).toEqual(["b", "c"]);
    expect(ids(filterProducts(products, { ...noFilter, grade: "A" }))).toEqual(["a", "b"]);
    expect(ids(filterProducts(products, { ...noFilter, type: "Broker", grade: "A+" }))).toEqual(["c"]);
    expect(filterProducts(products, { ...noFilter, type: "Agent" })).toEqual([]);
  });

  test("a province excludes products known not to be sold there, and puts those sold there first", () => {
    const products = [
      product({ id: "no territory" }),
      product({ id: "sold", territory: { in: ["ON"], notIn: ["BC"], sources: ["S1"] } }),
      product({ id: "not sold", territory: { in: ["BC"], notIn: ["ON"], sources: ["S1"] } }),
      product({ id: "other provinces named", territory: { in: ["QC"], notIn: [], sources: ["S1"] } }),
      product({ id: "none named" }),
    ];
    expect(ids(filterProducts(products, { ...noFilter, province: "ON" }))).toEqual([
      "sold",
      "no territory",
      "other provinces named",
      "none named",
    ]);
    expect(products.map((each) => soldIn(each, "ON"))).toEqual(["unknown", "yes", "no", "unknown", "unknown"]);
    expect(filterProducts(products, noFilter)).toEqual(products);
    expect(filterOptions(products).hasTerritories).toBe(true);
    expect(filterOptions([product({})]).hasTerritories).toBe(false);
  });

  test("no insurer is listed as both selling and not selling in a province", () => {
    for (const { territory } of [...homeInsurers, ...autoProducts]) {
      const named = [...(territory?.in ?? []), ...(territory?.notIn ?? [])];
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test("the row of a product cites the sources of its provinces", () => {
    for (const { id, sources, territory } of [...homeInsurers, ...autoProducts]) {
      expect(sources, id).toEqual(expect.arrayContaining([...(territory?.sources ?? [])]));
    }
  });

  test("side by side, a product says where it is sold, where it isn't, and whether the rest is known", () => {
    const rows = compareProducts([
      product({ id: "some", territory: { in: ["AB", "QC"], notIn: ["BC"], sources: ["S1"] } }),
      product({ id: "all", territory: { in: [...provinceCodes], notIn: [], sources: ["S1"] } }),
      product({ id: "none found" }),
    ]).flatMap((group) => group.rows);
    const [some, all, none] = rows.find(({ label }) => label === "Where it is sold")?.values ?? [];
    expect(some).toEqual({
      kind: "text",
      text: "Sold in Alberta and Quebec. Not sold in British Columbia. We haven’t found out about the rest (November 2026).",
    });
    expect(all).toMatchObject({
      text: expect.stringMatching(/^Sold in Alberta, [^.]*the Northwest Territories[^.]*\.$/),
    });
    expect(none).toEqual({ kind: "none" });
  });

  test("insurers are sold where their company's page says so", () => {
    const soldInAlberta = (products: readonly InsuranceProduct[]) =>
      ids(products.filter((each) => soldIn(each, "AB") === "yes"));
    expect(soldInAlberta(homeInsurers)).toEqual([
      "home-intact",
      "home-co-operators",
      "home-desjardins",
      "home-aviva",
      "home-belairdirect",
      "home-definity",
      "home-square-one",
    ]);
    expect(soldInAlberta(autoProducts)).toEqual([
      "auto-belairdirect",
      "auto-desjardins",
      "auto-td",
      "auto-aviva",
      "auto-definity",
    ]);
    expect(ids(homeInsurers.filter((each) => soldIn(each, "BC") === "yes"))).toContain("home-intact");
  });

  test("every option matches a product, and the types partition the products", () => {
    fc.assert(
      fc.property(anyProducts, (given) => {
        const { types, grades } = filterOptions(given);
        const byType = types.map((type) => filterProducts(given, { ...noFilter, type }));
        for (const found of byType) expect(found.length).toBeGreaterThan(0);
        for (const grade of grades) expect(filterProducts(given, { ...noFilter, grade }).length).toBeGreaterThan(0);
        expect(byType.flatMap(ids).toSorted()).toEqual(ids(given).toSorted());
      }),
    );
  });
});

describe("sameColumns", () => {
  test("lists the columns with the same value for every product, with that value", () => {
    const products = [product({ id: "a", type: "Direct" }), product({ id: "b", type: "Broker" })];
    expect(sameColumns(products)).toEqual([
      { key: "product", value: "Auto" },
      { key: "coverage", value: "Compulsory cover" },
    ]);
    expect(sameColumns([...products, product({ product: "Car" })]).map(({ key }) => key)).toEqual(["coverage"]);
  });

  test("a single product has no such columns, and a sourced amount keeps its mark", () => {
    expect(sameColumns([product({})])).toEqual([]);
    expect(sameColumns([])).toEqual([]);
    const sourced = product({ coverageBasis: "S1" });
    for (const other of [sourced, product({})])
      expect(sameColumns([sourced, other]).map(({ key }) => key)).toEqual(["product", "type"]);
  });
});

describe("toggleChosen", () => {
  test("appends, removes, and stops at four", () => {
    expect(toggleChosen([], "a")).toEqual(["a"]);
    expect(toggleChosen(["a", "b"], "a")).toEqual(["b"]);
    expect(toggleChosen(["a", "b", "c", "d"], "e")).toEqual(["a", "b", "c", "d"]);
    expect(toggleChosen(["a", "b", "c", "d"], "b")).toEqual(["a", "c", "d"]);
  });

  test("never exceeds the maximum, and has no duplicates", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 20 }), (presses) => {
        const chosen = presses.reduce<readonly string[]>(toggleChosen, []);
        expect(chosen.length).toBeLessThanOrEqual(compareLimits.most);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});

const rowsOf = (products: readonly InsuranceProduct[]) => compareProducts(products).flatMap(({ rows }) => rows);

const rowOf = (products: readonly InsuranceProduct[], label: string) =>
  rowsOf(products).find((row) => row.label === label);

const [insurer] = homeInsurers;
if (insurer === undefined) throw new Error("no insurers");

describe("compareProducts", () => {
  const two = { features: ["Online", "App"] };
  test.each([
    ["another type", "Type", {}, { type: "Broker" }, true],
    ["another grade", "Rating", {}, { grade: graded("B") }, true],
    ["another feature", "Key features", {}, { features: ["App"] }, true],
    ["no features", "Key features", {}, { features: [] }, true],
    ["features that read alike when run together", "Key features", {}, { features: ["On", "line"] }, true],
    ["other words", "Product", {}, { product: "Car" }, true],
    ["the same coverage", "Coverage", {}, {}, false],
    ["another order of features", "Key features", two, { features: ["App", "Online"] }, false],
    ["another publisher of the grade", "Rating", {}, { grade: graded("A", "S2") }, false],
  ] as const)("%s: whether it is a difference", (_, label, one, other, differs) => {
    expect(rowOf([product(one), product({ id: "two", ...other })], label)?.differs).toBe(differs);
  });

  test("a missing value and an empty text are no difference", () => {
    const silent = { ...insurer, availability: "" };
    expect(rowOf([product({}), silent], "Where it is sold")).toStrictEqual({
      label: "Where it is sold",
      values: [{ kind: "none" }, { kind: "text", text: "" }],
      differs: false,
    });
  });

  test("includes all values of a ranked insurer, its illustrations in a group of their own", () => {
    const titles = compareProducts([insurer]).map(({ title }) => title);
    expect(titles).toEqual(["The product", "The company", "Illustrative figures, not survey data"]);
    const list = (items: readonly string[]) => [{ kind: "list", items }];
    const illustrative = (text: string) => [{ kind: "text", text, basis: "illustrative" }];
    const values = Object.fromEntries(rowsOf([insurer]).map((row) => [row.label, row.values]));
    expect(values).toStrictEqual({
      Product: [{ kind: "text", text: "Home insurance" }],
      Type: [{ kind: "text", text: "Broker" }],
      Coverage: [{ kind: "text", text: insurer.coverage }],
      "Key features": list(insurer.features),
      "Where it is sold": [{ kind: "text", text: insurer.availability }],
      Rating: [{ kind: "grade", rating: insurer.grade }],
      Suits: [{ kind: "text", text: insurer.bestFor }],
      Pros: list(insurer.pros),
      Cons: list(insurer.cons),
      "Discounts to ask about": list(insurer.discounts),
      "From, a month": illustrative("$82"),
      "Claims satisfaction": illustrative("94%"),
      "Customer service": illustrative("4.4 of 5"),
    });
  });

  test("an ungraded product has no rating, and differs from a graded one", () => {
    expect(rowOf([ungraded], "Rating")?.values).toStrictEqual([{ kind: "grade" }]);
    expect(rowOf([product({}), ungraded], "Rating")?.differs).toBe(true);
  });

  test("a value of only one product is shown beside an empty cell, and empty groups are omitted", () => {
    expect(rowOf([product({}), insurer], "Suits")?.values[0]).toEqual({ kind: "none" });
    expect(compareProducts([product({})]).map(({ title }) => title)).toEqual(["The product", "The company"]);
  });

  test("omits attributes that no product has", () => {
    const labels = rowsOf([product({}), product({ id: "two" })]).map(({ label }) => label);
    expect(labels).toEqual(["Product", "Type", "Coverage", "Key features", "Rating"]);
  });

  test("a list that is empty for every product has no row", () => {
    expect(rowOf([product({ features: [] }), product({ id: "two", features: [] })], "Key features")).toBeUndefined();
    expect(rowOf([product({ features: [] }), product({ id: "two" })], "Key features")?.values).toStrictEqual([
      { kind: "none" },
      { kind: "list", items: ["Online"] },
    ]);
  });

  test("has one value for each product, and equal products have no difference", () => {
    fc.assert(
      fc.property(anyProducts, (given) => {
        for (const row of rowsOf(given)) expect(row.values.length).toBe(given.length);
        const [first] = given;
        if (first !== undefined) {
          expect(rowsOf([first, { ...first, id: "twin" }]).filter(({ differs }) => differs)).toEqual([]);
        }
      }),
    );
  });
});
