import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { frontMatter } from "#site/front-matter.ts";

const drawn = {
  title: "Pet Insurance Guide",
  description: "What pet insurance pays for.",
  keywords: ["pet insurance"],
  heading: "Pet insurance",
  lead: "What a pet policy pays for.",
  reviewed: "2026-11-25",
};
const guide = { ...drawn, layout: "text" };
const next = { title: "Next", lead: "Go on.", ways: { "/tools": null, "/learn": "Learn" } };

/** What is wrong with the front matter of a guide. */
function problems(extra: Readonly<Record<string, unknown>>): readonly string[] {
  const result = v.safeParse(frontMatter.guide, { ...guide, ...extra });
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
}

describe("the front matter of a page", () => {
  test("is valid with the keys required by its kind", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ next })).toEqual([]);
  });

  test.each([
    ["a malformed date", { reviewed: "November" }, "reviewed is no day such as 2026-11-24"],
    ["a date that is not a string", { reviewed: 2026 }, "reviewed is no day such as 2026-11-24"],
    ["an empty title", { title: " " }, "title is empty"],
    ["one link instead of two", { next: { ...next, ways: { "/tools": null } } }, "next.ways needs two links"],
  ])("reports %s", (_, extra, problem) => {
    expect(problems(extra)).toEqual([problem]);
  });

  test("requires a date or year of publication for an article", () => {
    const published = (value: unknown) =>
      v.safeParse(frontMatter.article.entries.published, value).issues?.map(({ message }) => message) ?? [];
    expect(published("2024-02-20")).toEqual([]);
    expect(published("2024")).toEqual([]);
    for (const value of ["February", 2024]) expect(published(value)).toHaveLength(1);
  });

  test("requires valid source ids for a company", () => {
    const sources = (value: unknown) => v.safeParse(frontMatter.company.entries.sources, value).success;
    expect(sources(["S12"])).toBe(true);
    expect(sources(["twelve"])).toBe(false);
    expect(sources([12])).toBe(false);
  });
});
