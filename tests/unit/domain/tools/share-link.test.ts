import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";

const asFragment = (text: string) => `#v1.${Buffer.from(text).toString("base64url")}`;

describe("a link", () => {
  test("is base64url of the JSON", () => {
    const entries = { province: "ON", pay: 72_000, policies: [{ line: "home" }] };
    expect(encodeShareLink(entries)).toBe(asFragment(JSON.stringify(entries)));
    expect(encodeShareLink({ a: "???>>>~~~" })).toMatch(/^#v1\.[\w-]+$/);
  });

  test("round-trips text in any language", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (entries) => {
        const plain: unknown = JSON.parse(JSON.stringify(entries));
        expect(decodeShareLink(encodeShareLink(entries))).toEqual({ kind: "entries", entries: plain });
      }),
    );
    expect(decodeShareLink(encodeShareLink({ name: "Québec 🍁" }))).toEqual({
      kind: "entries",
      entries: { name: "Québec 🍁" },
    });
  });
});

describe("other fragments", () => {
  test.each(["", "#", "#coverage-types", "v1.abc", "x#v1.abc"])("%j has no entries", (fragment) => {
    expect(decodeShareLink(fragment)).toEqual({ kind: "none" });
  });

  test.each([
    "#v1.",
    "#v1.%%%",
    "#v2.e30",
    "#v10.e30",
    asFragment("{"),
    asFragment("[]"),
    asFragment("null"),
    asFragment('"text"'),
    asFragment("5"),
    `#v1.${Buffer.from([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]).toString("base64url")}`,
    asFragment(`{"a":"${"x".repeat(20_000)}"}`),
  ])("%.20s is broken", (fragment) => {
    expect(decodeShareLink(fragment)).toEqual({ kind: "broken" });
  });

  test("has a maximum length", () => {
    const longest = asFragment(`{"a":"${"x".repeat(14_989)}"}`);
    expect(longest).toHaveLength(20_000);
    expect(decodeShareLink(longest).kind).toBe("entries");
    expect(decodeShareLink(`${longest}A`).kind).toBe("broken");
  });

  test("never throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(["entries", "broken"]).toContain(decodeShareLink(`#v1.${text}`).kind);
      }),
    );
  });
});
