import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breadcrumbTrail } from "#app/breadcrumb-trail.ts";
import { canonicalHref } from "#app/navigation/history-entries.ts";
import { pageAt, sitePaths } from "#site/site-path.ts";
import { anyCharacter } from "../../any-character.ts";

const signs = String.raw`/ // /../ .. . \ ? # % %2e %2F %00 %E0%A4%A %C3%A9 %25 é`.split(" ");
const names = "learn LEARN life-insurance faq constructor __proto__ toString evil.example - --".split(" ");
const piece = fc.constantFrom("\u202E", ...signs, ...names);
const forged = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.webPath(),
  fc.tuple(fc.constantFrom(...sitePaths), piece).map((parts) => parts.join("")),
);

/** The same address with some letters escaped, as in external links. */
function escapeSome(path: string, choices: readonly boolean[]): string {
  return [...path]
    .map((letter, index) =>
      choices[index % choices.length] === true && letter !== "/"
        ? `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`
        : letter,
    )
    .join("");
}

describe("any address", () => {
  test("resolves to one page or none", () => {
    fc.assert(
      fc.property(forged, (path) => {
        const page = pageAt(path);
        if (page !== undefined) expect(sitePaths).toContain(page);
        // The page's own path resolves to the same page.
        if (page !== undefined) expect(pageAt(page)).toBe(page);
      }),
      { numRuns: 1000 },
    );
  });

  test("has a breadcrumb trail that starts at home, has labels, and links to pages only", () => {
    fc.assert(
      fc.property(forged, (path) => {
        const [first, ...steps] = breadcrumbTrail(path);
        if (first === undefined) {
          expect(path.replaceAll("/", "")).toBe("");
          return;
        }
        expect(first).toEqual({ label: "Home", href: "/" });
        for (const { label, href } of steps) {
          expect(label).not.toBe("");
          if (href !== undefined) expect([...sitePaths, "/#your-province"]).toContain(href);
        }
        expect(steps.at(-1)).not.toHaveProperty("href");
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a page", () => {
  test("is found with percent-encoded letters and trailing slashes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sitePaths),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
        fc.nat(3),
        (path, choices, slashes) => {
          expect(pageAt(escapeSome(path, choices) + "/".repeat(slashes))).toBe(path);
        },
      ),
    );
  });

  test("has one canonical address, which keeps query and fragment", () => {
    const search = "?from=letter";
    expect(canonicalHref({ pathname: "/%66aq/", search, hash: "#top" })).toBe("/faq?from=letter#top");
    expect(canonicalHref({ pathname: "/learn/pet-insurance/", search, hash: "" })).toBe(
      "/learn/pet-insurance/?from=letter",
    );
  });
});
