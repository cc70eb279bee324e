import { describe, expect, test } from "vitest";
import { sources } from "#content/sources.ts";
import type { Source } from "#domain/source.ts";
import { longPeriod } from "#format/long-date.ts";

const entries: readonly (readonly [string, Source])[] = Object.entries(sources);

/** What keeps an entry from being a page that a visitor can open, with its date. */
function faultsOf({ publisher, url, date, read }: Source): string[] {
  const { pathname, protocol, search } = new URL(url);
  return [
    ...(protocol === "https:" ? [] : ["not encrypted"]),
    ...(`${pathname}${search}`.length > 1 ? [] : ["a site's front door"]),
    ...(publisher.length > 1 ? [] : ["no publisher"]),
    ...(date === "undated" || longPeriod(date).endsWith(date.slice(0, 4)) ? [] : ["no date"]),
    ...(date === "undated" || date <= read ? [] : ["dated after it was read"]),
  ];
}

describe("every source", () => {
  test("is a page with its date, and the day it was read", () => {
    const faults = entries.map(([id, source]) => [id, faultsOf(source)] as const);
    const faulty = faults.filter(([, found]) => found.length > 0).map(([id]) => id);
    expect(faulty).toEqual([]);
  });

  test("is no forum, encyclopedia or copied document", () => {
    const weak = /forum|wiki|kiwix|paperzz|docplayer|docslib|blogspot|finansdirekt|daily8|sepoy|dokumen/;
    expect(entries.filter(([, { url }]) => weak.test(new URL(url).hostname))).toEqual([]);
  });

  test("a front door, an unencrypted address and a date to come would be seen", () => {
    const sound = sources.S1;
    expect(faultsOf({ ...sound, url: "https://example.org/" })).toEqual(["a site's front door"]);
    expect(faultsOf({ ...sound, date: "2027-01" })).toEqual(["dated after it was read"]);
  });
});
