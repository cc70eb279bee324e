import { describe, expect, test } from "vitest";
import { officialBodies, offices } from "#content/official-bodies.ts";
import { provinces } from "#content/provinces/provinces.ts";
import type { Office, OfficeStatement } from "#domain/office.ts";
import type { Province } from "#domain/province.ts";

/* Two languages, one record: French says as much as English does, with the same numbers. */

const english = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../src/content/en/offices/*.ts", "../../src/content/en/provincial/*.ts"],
  { eager: true },
);
const values = Object.values(english).flatMap((module) => Object.values(module));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isProvince(value: unknown): value is Province {
  return isRecord(value) && "autoSummary" in value;
}

function isOffice(value: unknown): value is Office {
  return isRecord(value) && "takes" in value;
}

const englishOffices = new Map(
  values.flatMap((value) => (Array.isArray(value) ? value.filter(isOffice) : [])).map((office) => [office.id, office]),
);
const englishProvinces = new Map(values.filter(isProvince).map((province) => [province.slug, province]));

const textOf = (said: OfficeStatement | undefined) => (typeof said === "object" ? said.value : (said ?? ""));

/** The numbers of a text without their separators, sorted. */
const numbersIn = (...texts: readonly string[]) =>
  [
    ...texts
      .join(" ")
      .replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, "")
      .matchAll(/\d+/g),
  ]
    .map(([number]) => number)
    .toSorted();

describe.each(offices)("the office $id", (office) => {
  const twin = englishOffices.get(office.id);
  const fields = ["limits", "cost", "time"] as const;

  test("has the fields that it has in English", () => {
    expect(Object.keys(office).toSorted()).toEqual(Object.keys(twin ?? {}).toSorted());
    expect(office.linkedNames.length > 0).toBe((twin?.linkedNames.length ?? 0) > 0);
    expect(office.takes).not.toBe(twin?.takes);
  });

  test("has the same numbers", () => {
    for (const field of fields) expect(numbersIn(textOf(office[field]))).toEqual(numbersIn(textOf(twin?.[field])));
  });
});

test("a name in a French text links to one office", () => {
  const shared = officialBodies.filter(({ within }) => within === undefined).flatMap(({ names }) => names);
  expect(new Set(shared).size).toBe(shared.length);
});

describe.each(provinces)("the record of $slug", (province) => {
  const twin = englishProvinces.get(province.slug);

  test("has as many items as in English", () => {
    expect(Object.keys(province).toSorted()).toEqual(Object.keys(twin ?? {}).toSorted());
    for (const list of ["compulsoryCover", "homeRisks", "regulators"] as const)
      expect(province[list], list).toHaveLength(twin?.[list].length ?? 0);
  });

  test("has the same numbers", () => {
    const said = ({ autoSummary, minimumLiabilityNote = "", premiumTax, healthPlan, compulsoryCover }: Province) =>
      numbersIn(
        autoSummary,
        minimumLiabilityNote,
        premiumTax.value,
        healthPlan.newcomerStart.value,
        ...compulsoryCover,
      );
    expect(said(province)).toEqual(twin === undefined ? [] : said(twin));
  });

  test("has the page of each regulator that the directory has", () => {
    for (const { name, url } of province.regulators) {
      const body = officialBodies.find(
        ({ names, within = "" }) =>
          `provincial/${province.slug}`.startsWith(within) && names.some((known) => name.startsWith(known)),
      );
      expect(url, name).toBe(body?.url);
    }
  });
});
