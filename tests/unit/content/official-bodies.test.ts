import { describe, expect, test } from "vitest";
import { provinceSlugs } from "#domain/province.ts";
import { faqSections } from "#text/faq.ts";
import { officialBodies, offices } from "#content/official-bodies.ts";
import { provinces } from "#content/provinces/provinces.ts";

/** The page that a name in a text links to. */
const pageOf = (name: string, path: string) =>
  officialBodies.find(
    ({ names, within }) =>
      (within === undefined || path.includes(within)) && names.some((known) => name.startsWith(known)),
  )?.url;

describe("an office has the same URL everywhere", () => {
  test.each(provinces)("in the record of $slug", ({ slug, regulators }) => {
    for (const { name, url } of regulators) expect(url, name).toBe(pageOf(name, `provincial/${slug}`));
  });

  test("in the answers of the FAQ", () => {
    const items = faqSections.flatMap(({ questions }) => questions);
    const named = items.flatMap(({ answer, links = {} }) =>
      officialBodies.flatMap(({ names, within }) =>
        within === undefined ? names.filter((name) => answer.includes(name) && !(name in links)) : [],
      ),
    );
    expect(named).toEqual([]);
    for (const { answer, links = {} } of items) {
      for (const [name, url] of Object.entries(links)) {
        expect(answer).toContain(name);
        expect(url).toBe(pageOf(name, "faq"));
      }
    }
  });

  test("for each name, unless a name belongs to several places", () => {
    const shared = officialBodies.filter(({ within }) => within === undefined).flatMap(({ names }) => names);
    expect(new Set(shared).size).toBe(shared.length);
  });
});

/** Offices without a page below the home page, as of November 2026. */
const frontDoors = `crime-stoppers irac ombudsperson-bc privacy-bc privacy-ab ombudsman-ab ombudsman-mb ombudsman-on
  ombud-nb ombudsperson-pe citizens-representative-nl ombudsman-yt ombud-nt`.split(/\s+/);

describe("the directory of offices", () => {
  test("has each office once", () => {
    const ids = offices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = offices.map(({ name }) => name.replace(/, .*/, ""));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect([...new Set(twice)]).toEqual(["Service Canada", "Manitoba Public Insurance", "Superintendent of Insurance"]);
  });

  test("links below the home page of each site", () => {
    const shallow = offices.filter(({ url }) => new URL(url).pathname + new URL(url).search === "/");
    expect(shallow.map(({ id }) => id).toSorted()).toEqual(frontDoors.toSorted());
  });

  test("has the regulator of every province and territory", () => {
    for (const slug of provinceSlugs)
      expect(
        offices.some(({ place }) => place === slug),
        slug,
      ).toBe(true);
  });

  test("lists the only remaining bank ombuds service, and no closed office", () => {
    expect(JSON.stringify(offices)).not.toMatch(/ADR Chambers|ADRBO/);
  });

  test("never refers to a website for a phone number", () => {
    expect(JSON.stringify(offices)).not.toMatch(/see its website/i);
  });

  test("has the line for a stolen social insurance number", () => {
    expect(offices.find(({ id }) => id === "sin")?.phone).toEqual([{ number: "1-866-274-6627" }]);
  });
});
