import { describe, expect, test } from "vitest";
import { marketSources, sources } from "../../../scripts/build/read-sources.ts";
import { textFiles } from "../../../scripts/pages/text-files.ts";
import { isFigureBasis, isSourceId } from "#domain/figure.ts";
import { primaryKinds } from "#domain/source.ts";

/** What the marked figures of some files rest on. A computed basis isn't found. */
function basesIn(pattern: string) {
  return textFiles(pattern).flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\b\w*[bB]asis(?:=|: )"(\w+)"/g), ([, basis = ""]) => ({ file, basis })).filter(
      ({ basis }) => isFigureBasis(basis),
    ),
  );
}

const ofPages = [...basesIn("src/content/en/**/*.{md,ts}"), ...basesIn("src/{pages,widgets}/**/*.tsx")];
const sourced = ofPages.filter(({ basis }) => isSourceId(basis));

describe("the figures of the pages", () => {
  test("have a source, except for a few rules of thumb", () => {
    const customary = ofPages.filter(({ basis }) => basis === "practice");
    expect(sourced.length).toBeGreaterThan(1000);
    expect(sourced.length / (sourced.length + customary.length)).toBeGreaterThan(0.98);
  });

  test("have a source for at least 88 %, the owner's guidance included, but not promises and examples", () => {
    const aboutTheWorld = ofPages.filter(({ basis }) => basis !== "promise" && basis !== "illustrative");
    expect(sourced.length / aboutTheWorld.length).toBeGreaterThan(0.88);
  });

  test("of a company rest on sources, or on promises and examples", () => {
    const companies = ofPages.filter(({ file }) => file.includes("/company-analysis/"));
    expect(companies.length).toBeGreaterThan(100);
    expect(companies.filter(({ basis }) => basis === "practice" || basis === "site")).toEqual([]);
  });

  test("cite pages of the list, not home pages", () => {
    const isPage = (url: string) => new URL(url).pathname.length > 1 || new URL(url).search !== "";
    const pages = new Set<string>([...sources].filter(([, { url }]) => isPage(url)).map(([id]) => id));
    expect(sourced.filter(({ basis }) => !pages.has(basis))).toEqual([]);
  });

  test("about law, tax, benefits and public plans, those of the tools included, cite primary sources", () => {
    const weak = [...sourced, ...basesIn("src/{domain,content}/figures/*.ts")].filter(({ basis }) => {
      const kind = isSourceId(basis) && !marketSources.has(basis) ? sources.get(basis)?.kind : undefined;
      return kind !== undefined && !primaryKinds.has(kind);
    });
    expect(weak).toEqual([]);
  });
});

describe("the sources", () => {
  const all = [...sources.values()];

  test("are all cited", () => {
    const cited = new Set<string>(
      textFiles("src/**/*.{md,ts,tsx}").flatMap(({ text }) => text.match(/\bS\d+\b/g) ?? []),
    );
    expect([...sources.keys()].filter((id) => !cited.has(id))).toEqual([]);
  });

  test("are primary for at least 55 %, and undated for at most 20 %", () => {
    expect(all.filter(({ kind }) => primaryKinds.has(kind)).length / all.length).toBeGreaterThanOrEqual(0.55);
    expect(all.filter(({ date }) => date === "undated").length / all.length).toBeLessThanOrEqual(0.2);
  });
});
