import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { proseFaults } from "./prose-faults.ts";

const files = globSync("src/content/en/**/*.md").toSorted((one, other) => one.localeCompare(other));

describe("prose files", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(70);
  });

  test.each(files)("%s has no bare figure and no broken link", (file) => {
    expect(proseFaults(readFileSync(file, "utf8"))).toEqual([]);
  });
});

test("figures in legal pages have a law, a source or a promise of the site as their basis, never an estimate", () => {
  const policies = files.filter((file) => /(?:privacy-policy|terms-of-service)\.md$/.test(file));
  expect(policies).toHaveLength(2);
  const guesses = policies.filter((file) => /basis="(?:site|illustrative|practice)"/.test(readFileSync(file, "utf8")));
  expect(guesses).toEqual([]);
});

describe("a fault is found:", () => {
  test.each([
    ["an amount", "It costs $20 a month."],
    ["an amount with a space", "It costs $ 20 a month."],
    ["a percentage", "About 5% of claims."],
    ["a percentage with a space", "About 5 % of claims."],
    ["a large number", "Some 273,000 claims."],
    ["an amount in a heading", "## Save $500"],
    ["an amount in a caption", '<DataTable caption="Cover above $50,000">'],
    ["an amount beside a marked one", '<Figure basis="site">$20</Figure> or $30'],
  ])("%s", (_name, text) => {
    expect(proseFaults(text)).toHaveLength(1);
  });

  test.each([
    ["no basis", "<Figure>$20</Figure>", '"" is no basis'],
    ["an unknown basis", '<Figure basis="survey">$20</Figure>', '"survey" is no basis'],
    ["a source that isn't listed", '<Figure basis="S9999">$20</Figure>', '"S9999" is no basis'],
    ["a term that isn't in the glossary", '<Term id="wombat">wombat</Term>', 'the glossary has no "wombat"'],
    ["a link to a page that doesn't exist", "[here](/learn/wombat-insurance)", "is no page of the site"],
    ["a link out of the site", "[here](https://example.org)", "is no page of the site"],
  ])("%s", (_name, text, fault) => {
    expect(proseFaults(text)).toEqual([expect.stringContaining(fault)]);
  });

  test("its line is reported", () => {
    expect(proseFaults("One.\n\nTwo for $2.")).toEqual(['line 3: "$2" stands outside a Figure']);
  });
});

test.each([
  ["a marked amount", '<Figure basis="S10" asOf="2026">$729 a week</Figure>'],
  ["a marked sum over two lines", '<Figure basis="illustrative">$60,000\n÷ 52</Figure>'],
  ["a phone number", "Call 1-877-225-0446."],
  ["a date and a year", "Since July 1, 2026, and again in 2027."],
  ["a link to a page", "[Claims](/learn/insurance-claims) and [a part of it](/learn/insurance-claims#who-to-tell)"],
  ["a term", '<Term id="deductible">deductible</Term>'],
])("valid text passes:: %s", (_name, text) => {
  expect(proseFaults(text)).toEqual([]);
});
