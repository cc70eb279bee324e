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
const question = { id: "is-it", question: "Is it?", answer: "It is." };
const noFragment = "questions.0.id is no fragment: use small letters and hyphens";

/** What is wrong with the front matter of a guide. */
function problems(extra: Readonly<Record<string, unknown>>): readonly string[] {
  const result = v.safeParse(frontMatter.guide, { ...guide, ...extra });
  return (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
}

describe("the front matter of a page", () => {
  test("is valid with the keys required by its kind", () => {
    expect(problems({})).toEqual([]);
    const extra = { next, questions: [question] };
    expect(["contents", "tabs", "blocks"].flatMap((layout) => problems({ ...extra, layout }))).toEqual([]);
  });

  test.each([
    ["a malformed date", { reviewed: "November" }, "reviewed is no day such as 2026-11-24"],
    ["a date that is not a string", { reviewed: 2026 }, "reviewed is no day such as 2026-11-24"],
    ["a date after other words", { reviewed: "on 2026-11-24" }, "reviewed is no day such as 2026-11-24"],
    ["a date before other words", { reviewed: "2026-11-24 or so" }, "reviewed is no day such as 2026-11-24"],
    ["a list of dates", { reviewed: ["2026-11-24"] }, "reviewed is no day such as 2026-11-24"],
    ["an empty title", { title: " " }, "title is empty"],
    ["a title that is not a string", { title: 2026 }, "title is no text"],
    ["no keywords", { keywords: [] }, "keywords needs a word"],
    ["an unknown layout", { layout: "grid" }, "layout is none of text, contents, tabs, blocks"],
    ["an unknown line of insurance", { line: "moon" }, "line is no line of insurance"],
    ["a link that is no path", { related: { learn: null } }, "related.learn is no path of the site"],
    ["an id after other signs", { questions: [{ ...question, id: "?it" }] }, noFragment],
    ["an id before other signs", { questions: [{ ...question, id: "is it?" }] }, noFragment],
    ["one link instead of two", { next: { ...next, ways: { "/tools": null } } }, "next.ways needs two links"],
  ])("reports %s", (_, extra, problem) => {
    expect(problems(extra)).toEqual([problem]);
  });

  test("requires a date or year of publication for an article", () => {
    const published = (value: unknown) =>
      v.safeParse(frontMatter.article.entries.published, value).issues?.map(({ message }) => message) ?? [];
    expect(published("2024-02-20")).toEqual([]);
    expect(published("2024")).toEqual([]);
    for (const value of ["February", 2024, "in 2024", "2024 or so"]) {
      expect(published(value)).toEqual([`is neither a day such as 2024-02-20 nor a year such as "2024"`]);
    }
  });

  test("requires valid source ids for a company", () => {
    const sources = (value: unknown) =>
      v.safeParse(frontMatter.company.entries.sources, value).issues?.map(({ message }) => message) ?? [];
    expect(sources(["S12"])).toEqual([]);
    expect(sources(["twelve", 12, ["S12"]])).toEqual(Array<string>(3).fill("is no source such as S12"));
  });
});
