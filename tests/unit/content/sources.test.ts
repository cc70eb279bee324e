import { describe, expect, test } from "vitest";
import { marketSources, parseSources, sources } from "../../../scripts/build/read-sources.ts";
import type { Source } from "#domain/source.ts";

const head = "id\tpublisher\ttitle\turl\tdate\tread\tkind";
const sound = {
  id: "S1",
  publisher: "Government of Canada",
  title: "Employment insurance",
  url: "https://example.org/ei",
  date: "2026-01",
  read: "2026-11-22",
  kind: "government",
};
const line = (values: Partial<typeof sound> = {}) => Object.values({ ...sound, ...values }).join("\t");

describe("the list of sources", () => {
  test("is read with every column", () => {
    const { id, ...source } = sound;
    expect(parseSources(`${head}\n${line()}\n`)).toEqual({ sources: new Map([[id, source]]), market: new Set() });
  });

  test("can mark a source as cited for market data", () => {
    const withAbout = `${head}\tabout`;
    expect(parseSources(`${withAbout}\n${line()}\tmarket\n`).market).toEqual(new Set(["S1"]));
    expect(parseSources(`${withAbout}\n${line()}\n`).market).toEqual(new Set());
    expect(() => parseSources(`${withAbout}\n${line()}\tprices\n`)).toThrow("line 2: about is neither");
  });

  test.each([
    ["an id that is no number", [line({ id: "x1" })], "line 2: id"],
    ["an id used twice", [line(), line()], "line 3: another line has the id S1"],
    ["an unencrypted address", [line({ url: "http://example.org/ei" })], "line 2: url is no https address"],
    ["a kind that doesn't exist", [line({ kind: "blog" })], "line 2: kind is none of law"],
    ["a date in words", [line({ date: "January 2026" })], "line 2: date is no day"],
    ["a day of reading in words", [line({ read: "today" })], "line 2: read is no day"],
    ["an empty publisher", [line({ publisher: " " })], "line 2: publisher is empty"],
    ["a column too many", [`${line()}\tmore`], "got 8 on line 2"],
    ["a column missing", ["S1\tGovernment"], "line 2: title"],
  ])("refuses %s and names the line", (_, lines, message) => {
    expect(() => parseSources([head, ...lines].join("\n"))).toThrow(message);
  });
});

/** The faults that keep a visitor from opening an entry's page and reading its date. */
function faultsOf({ url, date, read }: Source): string[] {
  const { pathname, search } = new URL(url);
  return [
    ...(`${pathname}${search}`.length > 1 ? [] : ["a site's front door"]),
    ...(date === "undated" || date <= read ? [] : ["dated after it was read"]),
  ];
}

describe("every source", () => {
  test("was read after its publication date", () => {
    const faulty = [...sources].filter(([, source]) => faultsOf(source).length > 0).map(([id]) => id);
    expect(faulty).toEqual([]);
  });

  test("is not a copy on a code host or staging host if it supports a rule", () => {
    const hosts = /(?:^|\.)(?:github\.com|azurewebsites\.net|vercel\.app)$/;
    const found = [...sources].filter(([id, { url }]) => !marketSources.has(id) && hosts.test(new URL(url).hostname));
    expect(found).toEqual([]);
  });

  test("is not a forum, an encyclopedia or a copied document", () => {
    const weak = /forum|wiki|kiwix|paperzz|docplayer|docslib|blogspot|finansdirekt|daily8|sepoy|dokumen/;
    expect([...sources].filter(([, { url }]) => weak.test(new URL(url).hostname))).toEqual([]);
  });
});
