import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeShareLink, encodeShareLink } from "#domain/tools/share-link.ts";

const asFragment = (text: string, version = 2) => `#v${version}.${Buffer.from(text).toString("base64url")}`;

describe("a link", () => {
  test("is base64url of the JSON", () => {
    const entries = { province: "ON", pay: 72_000, policies: [{ line: "home" }] };
    expect(encodeShareLink(entries)).toBe(asFragment(JSON.stringify(entries)));
    expect(encodeShareLink({ a: "???>>>~~~" })).toMatch(/^#v2\.[\w-]+$/);
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

describe("a link that went through mail and chat programs", () => {
  const entries = { pay: 72_000, name: "Québec? >>> ~~~" };
  const link = encodeShareLink(entries);
  const middle = link.length / 2;
  const broken = (mark: string) => link.slice(0, middle) + mark + link.slice(middle);

  test.each([
    ..."., ) ] } > \" ' ” » ! ? : ; * ** _ __ %20 %0A %0D%0A %22 %3E %29 %E2%80%9D %2520 \u200B . = && &utm_source=mail (Mum)"
      .split(" ")
      .map((mark) => link + mark),
    `${link} and more`,
    `${link}%20and%20more`,
    ...[" ", "%20", '"', "%22", "%2520", "(", "\u200B"].map((mark) => link.replace("#", `#${mark}`)),
    link.replace(".", "%2E"),
    link.replace(".", "%252e"),
    ...[" ", "%20", "%0A", "%0D%0A", "\u200B"].map(broken),
  ])("is read: %s", (received) => {
    expect(decodeShareLink(received)).toEqual({ kind: "entries", entries });
  });

  test("is broken without its end", () => {
    expect(decodeShareLink(link.slice(0, -3))).toEqual({ kind: "broken" });
  });
});

test("a link of the first version is read", () => {
  expect(decodeShareLink(asFragment('{"pay":"85,000"}', 1))).toEqual({ kind: "entries", entries: { pay: "85,000" } });
});

describe("other fragments", () => {
  test.each(["", "#", "#coverage-types", "v1.abc", "x#v1.abc", "#v", "#%", "#coverage-v1.e30", "#%zzv1.e30"])(
    "%j has no entries",
    (fragment) => {
      expect(decodeShareLink(fragment)).toEqual({ kind: "none" });
    },
  );

  test.each([
    "#v1.",
    "#v1.%%%",
    "#v3.e30",
    "#v10.e30",
    asFragment("{"),
    asFragment("[]"),
    asFragment("null"),
    asFragment('"text"'),
    asFragment("5"),
    `#v2.${Buffer.from([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]).toString("base64url")}`,
    asFragment(`{"a":"${"x".repeat(20_000)}"}`),
  ])("%.20s is broken", (fragment) => {
    expect(decodeShareLink(fragment)).toEqual({ kind: "broken" });
  });

  test("has a maximum length", () => {
    const longest = asFragment(`{"a":"${"x".repeat(14_989)}"}`);
    expect(longest).toHaveLength(20_000);
    expect(decodeShareLink(longest).kind).toBe("entries");
    expect(decodeShareLink(`${longest}.`).kind).toBe("broken");
  });

  test("never throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(["entries", "broken"]).toContain(decodeShareLink(`#v1.${text}`).kind);
      }),
    );
  });
});
