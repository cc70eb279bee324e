import { describe, expect, test } from "vitest";
import {
  nameClasses,
  refuseLongClassNames,
  shortenModule,
  shortenStyles,
} from "../../../scripts/build/short-class-names.ts";

const css = String.raw`@layer base{.bg-deep{color:red}}@layer components{.layout-grid-2{gap:0}}@layer utilities{.grid{display:grid}.bg-deep{color:blue}.mt-2\.5{margin:0}.-mx-4{margin:.5rem}.\[\&\>svg\]\:size-4>svg{width:1rem}.group-hover\/card\:mt-2\.5:is(:where(.group\/card):hover *){margin:0}}`;
const names = nameClasses(css);

describe("short class names", () => {
  test("are given to utilities, in the order of the stylesheet", () => {
    expect([...names.short]).toEqual([
      ["mt-2.5", "aa"],
      ["-mx-4", "ba"],
      ["[&>svg]:size-4", "ca"],
      ["group-hover/card:mt-2.5", "da"],
      ["group/card", "ea"],
    ]);
  });

  test("leave out those that a class of one word has", () => {
    expect([...nameClasses("@layer utilities{.aa{gap:0}.mt-1{margin:0}}").short]).toEqual([["mt-1", "ba"]]);
  });

  test("run out after 3,224", () => {
    const many = Array.from({ length: 3225 }, (_, index) => `.mt-${index}{margin:0}`).join("");
    expect(() => nameClasses(`@layer utilities{${many}}`)).toThrow("3225 utilities need more than two characters each");
  });

  test("replace the long ones in the stylesheet, and nothing else", () => {
    expect(shortenStyles(css, names)).toBe(
      "@layer base{.bg-deep{color:red}}@layer components{.layout-grid-2{gap:0}}@layer utilities{.grid{display:grid}.bg-deep{color:blue}.aa{margin:0}.ba{margin:.5rem}.ca>svg{width:1rem}.da:is(:where(.ea):hover *){margin:0}}",
    );
  });

  test.each([
    ["a string of classes", `const a = "grid mt-2.5 [&>svg]:size-4";`, `const a = "grid aa ca";`],
    ["a string in another quote", "const a = 'mt-2.5';", "const a = 'aa';"],
    [
      "the parts of a template, in their order",
      'const a = `mt-2.5 ${on ? "-mx-4" : ""} grid ${rest} mt-2.5`;',
      'const a = `aa ${on ? "ba" : ""} grid ${rest} aa`;',
    ],
    ["spaces around classes", `const a = " mt-2.5  grid ";`, `const a = " aa  grid ";`],
  ])("replace %s in code", (_, code, expected) => {
    expect(shortenModule(code, names)).toBe(expected);
  });

  test.each([
    ["a sentence that holds such a word", `const a = "Set mt-2.5 here";`],
    ["classes that code puts together", "const a = `layout-grid-${columns}`;"],
    ["names of properties and code", "const a = { grid: mt - 2.5 };"],
    ["a pattern", "const a = /mt-2.5/;"],
  ])("leave %s alone", (_, code) => {
    expect(shortenModule(code, names)).toBe(code);
  });

  test("must be on every element of a page", () => {
    expect(() => refuseLongClassNames('<p class="grid aa unknown">mt-2.5</p>', names)).not.toThrow();
    expect(() => refuseLongClassNames('<p class="mt-2.5 unknown">', names)).toThrow(
      '"mt-2.5 unknown" keeps the class mt-2.5',
    );
    expect(() => refuseLongClassNames('<p class="[&amp;&gt;svg]:size-4">', names)).toThrow("keeps the class");
  });
});
