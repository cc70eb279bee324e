import { describe, expect, test } from "vitest";
import { frenchSources, inFrench } from "../../../scripts/build/french-sources.ts";
import { sources } from "../../../scripts/build/read-sources.ts";
import type { SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";

const ei = {
  publisher: "Government of Canada",
  title: "Employment insurance",
  url: "https://example.org/en/ei",
  date: "2026-01",
  read: "2026-11-22",
  kind: "government",
} as const satisfies Source;
const list = new Map<SourceId, Source>([["S1", ei]]);
const pageHead = "id\ttitle\turl\n";
const page = "S1\tAssurance-emploi\thttps://example.org/fr/ae\n";
const publisherHead = "publisher\tfrench\n";
const publisher = "Government of Canada\tGouvernement du Canada\n";

describe("a source on the French site", () => {
  test("has publisher, title and address in French, and all else once for both sites", () => {
    expect(inFrench(list, pageHead + page, publisherHead + publisher).get("S1")).toEqual({
      ...ei,
      publisher: "Gouvernement du Canada",
      title: "Assurance-emploi",
      url: "https://example.org/fr/ae",
    });
  });

  test("keeps a page in English under its publisher's name in French", () => {
    expect(inFrench(list, pageHead, publisherHead + publisher).get("S1")).toEqual({
      ...ei,
      publisher: "Gouvernement du Canada",
      language: "en",
    });
  });

  test("keeps the name of a publisher that has none in French", () => {
    expect(inFrench(list, pageHead, publisherHead).get("S1")).toEqual({
      ...ei,
      language: "en",
      publisherLanguage: "en",
    });
  });

  test.each([
    ["an unknown id", page.replace("S1", "S2"), publisher, "fr/sources.tsv, line 2: no source has the id S2"],
    ["an id that is no number", page.replace("S1", "x"), publisher, "line 2: id is no number of a source"],
    ["an unencrypted address", page.replace("https", "http"), publisher, "line 2: url is no https address"],
    ["a line without an address", "S1\tAssurance-emploi\n", publisher, "fr/sources.tsv, line 2: url"],
    ["an unknown publisher", page, "Gov\tGouv\n", "publishers.tsv, line 2: no source is published by Gov"],
    ["a publisher without a name", page, "", "line 2: publishers.tsv has no name in French for Government of Canada"],
  ])("can't have %s", (_, pages, publishers, message) => {
    expect(() => inFrench(list, pageHead + pages, publisherHead + publishers)).toThrow(message);
  });
});

const inBoth = [...sources].map(([id, english]) => ({ id, english, french: frenchSources.get(id) }));
const withFrenchPage = inBoth.filter(({ french }) => french?.language === undefined);

describe("the list in French", () => {
  test("has every source", () => {
    expect([...frenchSources.keys()]).toEqual([...sources.keys()]);
  });

  test("has no address of a page in English", () => {
    const english = /\/(?:en|eng|en-ca)\/|[_-](?:en|eng)\.|\dE\.pdf$|\blang(?:uage)?=en|[?&]lang=E\b/i;
    expect(withFrenchPage.filter(({ french }) => english.test(french?.url ?? ""))).toEqual([]);
  });

  test("has the address of the English list only for a page that is in French there, too", () => {
    const same = withFrenchPage.filter(({ english, french }) => english.url === french?.url).map(({ id }) => id);
    expect(same.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))).toEqual(
      "S76 S93 S128 S246 S325 S326 S368 S505 S616 S649 S650 S731 S817 S840 S851 S973 S1085 S1146 S1472".split(" "),
    );
  });

  test("names public bodies in French even where their page is in English", () => {
    expect(frenchSources.get("S6")).toMatchObject({ publisher: "Gouvernement de l’Alberta", language: "en" });
  });
});
