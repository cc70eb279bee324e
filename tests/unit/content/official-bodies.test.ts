import { describe, expect, test } from "vitest";
import { faqSections } from "#text/faq.ts";
import { officialBodies, type OfficialBody } from "#text/official-bodies.ts";
import { provinces } from "#text/provincial/provinces.ts";

const bodies: readonly OfficialBody[] = officialBodies;

/** The page that a name in a text means. */
const pageOf = (name: string, path: string) =>
  bodies.find(
    ({ names, within }) =>
      (within === undefined || path.includes(within)) && names.some((known) => name.startsWith(known)),
  )?.url;

describe("an office is one page wherever it is named", () => {
  test.each(provinces)("in the record of $slug", ({ slug, regulators }) => {
    for (const { name, url } of regulators) expect(url, name).toBe(pageOf(name, `provincial/${slug}`));
  });

  test("in the answers of the FAQ", () => {
    const items = faqSections.flatMap(({ questions }) => questions);
    const named = items.flatMap(({ answer, links = {} }) =>
      bodies.flatMap(({ names, within }) =>
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
});
