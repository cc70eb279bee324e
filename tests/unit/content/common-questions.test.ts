import { describe, expect, test } from "vitest";
import { sitePaths } from "#site/site-path.ts";
import { faqSections } from "#text/faq.ts";
import { commonQuestions } from "#text/learn/questions.ts";
import { sources } from "../../../scripts/build/read-sources.ts";
import { unwantedIn } from "./usage.ts";

const items = commonQuestions.flatMap(({ questions }) => questions);
const paths: ReadonlySet<string> = new Set(sitePaths);

const wordCount = (text: string) => text.split(/\s+/).length;

test("there are sixty questions in ten groups", () => {
  expect(commonQuestions).toHaveLength(10);
  expect(items).toHaveLength(60);
});

test("each has a unique id, also among those of /faq", () => {
  const ids = [...commonQuestions, ...faqSections].flatMap(({ id, questions }) => [
    id,
    ...questions.map((item) => item.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(items)("$id", ({ question, answer, sources: ids = [], more }) => {
  test("is a question with a short answer in whole sentences", () => {
    expect(question).toMatch(/\?$|\bWhich policy\?$/);
    expect(answer).toMatch(/^[“A-Z].*[.”]$/s);
    expect(wordCount(answer)).toBeGreaterThanOrEqual(25);
    expect(wordCount(answer)).toBeLessThanOrEqual(60);
    expect(unwantedIn("questions.ts", answer)).toEqual([]);
  });

  test("links to a page of the site", () => {
    expect(paths.has(more?.href.replace(/#.*/, "") ?? "")).toBe(true);
    expect(more?.label).toMatch(/\w/);
  });

  test("has a source for each amount, unless it is an example or a rule of thumb", () => {
    for (const id of ids) expect(sources.has(id), id).toBe(true);
    const amounts = answer.match(/\$[\d,.]+|[\d.]+%/g) ?? [];
    const isAttributed = ids.length > 0 || /example|commonly/.test(answer);
    expect(amounts.length === 0 || isAttributed).toBe(true);
  });
});
