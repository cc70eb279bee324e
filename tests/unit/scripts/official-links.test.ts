import mdx from "@mdx-js/rollup";
import { describe, expect, test } from "vitest";
import { officialLinks } from "../../../scripts/build/official-links.ts";

const compiler = mdx({ mdExtensions: [], mdxExtensions: [".md"], rehypePlugins: [officialLinks] });

async function addresses(markdown: string, file = "prose.md"): Promise<string[]> {
  const result = await compiler.transform(markdown, file);
  const code = typeof result === "object" && result !== null ? result.code : "";
  return [...code.matchAll(/href: "([^"]*)"/g)].map(([, href = ""]) => href);
}

describe("officialLinks", () => {
  test("turns every phone number into a link", async () => {
    expect(await addresses("Call 1-877-225-0446, or 1-888-295-8112.")).toEqual([
      "tel:+18772250446",
      "tel:+18882958112",
    ]);
  });

  test("links the first mention of an office, by its long or short name", async () => {
    expect(await addresses("The General Insurance OmbudService (GIO).\n\n- GIO again, and FSRA.")).toEqual([
      "https://giocanada.org/how-the-process-works/",
      "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
    ]);
  });

  test("resolves a shared name to the office of the file's province, and elsewhere to none", async () => {
    const text = "Ask the Superintendent of Insurance.";
    expect(await addresses(text, "src/content/en/provincial/nova-scotia.md")).toEqual([
      expect.stringContaining("https://novascotia.ca/"),
    ]);
    expect(await addresses(text, "src/content/en/provincial/alberta.md")).toEqual([
      expect.stringContaining("https://www.alberta.ca/"),
    ]);
    expect(await addresses(text, "src/content/en/provincial/ontario.md")).toEqual([]);
  });

  test.each([
    ["a heading", "## The AMF"],
    ["a link", "[The AMF](/faq)"],
    ["a term", '<Term id="amf">AMF</Term>'],
    ["part of a word", "XAMF and AMF-like"],
  ])("leaves %s unchanged", async (_, markdown) => {
    expect((await addresses(markdown)).filter((href) => href.includes("lautorite"))).toEqual([]);
  });
});
