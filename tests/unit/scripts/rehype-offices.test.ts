import mdx from "@mdx-js/rollup";
import { describe, expect, test } from "vitest";
import { rehypeOffices } from "../../../scripts/pages/rehype-offices.ts";

const compiler = mdx({ mdExtensions: [], mdxExtensions: [".md"], rehypePlugins: [rehypeOffices] });

async function compiled(markdown: string, file = "/src/content/en/prose.md"): Promise<string> {
  const result = await compiler.transform(markdown, file);
  return typeof result === "object" && result !== null ? result.code : "";
}

const idsIn = (code: string) => [...code.matchAll(/"?id"?: "([a-z-]+)"/g)].map(([, id]) => id);

describe("rehypeOffices", () => {
  test("passes a block its listed records, in order", async () => {
    expect(idsIn(await compiled('<Offices of="olhi gio" />'))).toEqual(["olhi", "gio"]);
  });

  test("expands a place to all of its offices", async () => {
    expect(idsIn(await compiled('<Offices of="nova-scotia" />'))).toEqual([
      "superintendent-ns",
      "nsrab",
      "ombudsman-ns",
      "legal-info-ns",
    ]);
  });

  test("omits fields that only other pages and the French edition need", async () => {
    expect(await compiled('<Offices of="gio" />')).not.toMatch(/SCAD|linkedNames|place/);
  });

  test("passes a provincial guide the offices of its place", async () => {
    const code = await compiled("Text.", "/src/content/en/provincial/yukon-insurance-guide.md");
    expect(code).toContain("export const offices");
    expect(idsIn(code)).toEqual(["superintendent-yt", "ombudsman-yt"]);
  });

  test.each([
    ["an office that doesn't exist", '<Offices of="gio wombat" />', 'no place "wombat"'],
    ["no office at all", "<Offices />", "names no office"],
  ])("refuses %s", async (_, markdown, message) => {
    await expect(compiled(markdown)).rejects.toThrow(message);
  });
});
