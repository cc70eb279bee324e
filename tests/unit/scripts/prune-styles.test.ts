import { describe, expect, test } from "vitest";
import { pruneStyles } from "../../../scripts/build/prune-styles.ts";

const page = '<div class="lead [&>svg]:size-4 open w-(--wide)"><svg></svg><p class="lead"><em>Text</em></p></div>';

describe("a page's own styles", () => {
  test.each([
    ["a rule for a class of the page", ".lead{color:red}"],
    ["a rule without a class", "p{color:red}"],
    ["a class with escaped characters", String.raw`.\[\&\>svg\]\:size-4>svg{width:1rem}`],
    ["a rule that excludes a class", "p:not(.other){color:red}"],
    ["a list of which one selector may match", ":is(.lead,.other) p{color:red}"],
    ["a list in a list", ".lead:is(:where(.other):not(.third) *,.open)>p{color:red}"],
    ["a class with escaped brackets", String.raw`.w-\(--wide\){color:red}`],
    ["a condition that the press of a key may meet", "p:not(:focus-visible):hover::before{color:red}"],
    ["steps of an animation", "p{animation:turn 1s}@keyframes turn{from{rotate:0deg}to{rotate:1turn}}"],
    ["a property that is read", "p{--tone:red;color:var(--tone)}"],
    ["a chain of properties that ends in one that is read", "p{--a:red;--b:var(--a);color:var(--b)}"],
    ["the order of layers", "@layer theme;@layer base{p{color:red}}"],
  ])("keep %s", (_, css) => {
    expect(pruneStyles(css, page)).toBe(css);
  });

  test.each([
    ["a rule for another page's class", ".other{color:red}", ""],
    ["a selector that needs a class the page lacks", ".lead .other{color:red}", ""],
    ["a list that needs a class outside it", ".other:is(.lead,p){color:red}", ""],
    ["a list of which no selector can match", "p:is(.other,.third){color:red}", ""],
    ["a condition that no element meets", ".lead:not(div, p){color:red}", ""],
    ["the half of a list that can't match", ".lead,.other{color:red}", ".lead{color:red}"],
    ["a media query that is left empty", "@media print{.other{color:red}}", ""],
    ["an unused property", "p{--tone:red;color:blue}", "p{color:blue}"],
    ["a chain of unused properties", "p{--a:red;--b:var(--a);color:blue}", "p{color:blue}"],
    ["the registration of such a property", '@property --tone{syntax:"*";inherits:false}', ""],
    ["initial values for old browsers", "@layer properties{@supports (x:y){*{--a:0}}}", "@layer properties{}"],
    ["a rule left empty", ".lead{}", ""],
    ["a comment", "/*! licence */p{color:red}", "p{color:red}"],
    ["steps of an animation that no rule names", "@keyframes turn{from{rotate:0deg}to{rotate:1turn}}", ""],
    ["a rule for an element that the page lacks", "table tr:hover{color:red}", ""],
    [
      "a prefix that no supported browser needs",
      "p{-webkit-text-decoration-color:red;text-decoration-color:red}",
      "p{text-decoration-color:red}",
    ],
    [
      "a shadow without size before another",
      "p{box-shadow:0 0 #0000, 0 0 #0000, 0 1px red}",
      "p{box-shadow:0 1px red}",
    ],
    [
      "a colour for browsers that can't mix it",
      "p{color:#123}@supports (color:color-mix(in lab, red, red)){p{color:color-mix(in oklab, red, blue)}}",
      "p{color:color-mix(in oklab, red, blue)}",
    ],
    [
      "a mixed colour that the page lacks, but not the rule before it",
      "p{color:red}@supports (color:color-mix(in lab, red, red)){.other{color:color-mix(in oklab, red, blue)}}",
      "p{color:red}",
    ],
    ["a media query whose last rule is left empty", "@supports (x:y){@media (width>1px){.lead{}}}", ""],
  ])("omit %s", (_, css, expected) => {
    expect(pruneStyles(css, page)).toBe(expected);
  });

  const loader = '<script data-styles="/styles.css"></script>';
  test.each([
    ["rules for paper", "@media print{p{color:red}}"],
    ["rules for a pointer that hovers", "@media (hover:hover){.lead:hover,p:is(:where(.open):hover *){color:red}}"],
    ["rules for disabled controls, of which the page has none", "p:disabled{color:red}"],
  ])("leave %s to the stylesheet, if a loader fetches it", (_, css) => {
    expect(pruneStyles(css, page + loader)).toBe("");
    expect(pruneStyles(css, page)).toBe(css);
  });

  test("leave rules for a browser without scripts to the stylesheet, which blocks the page there", () => {
    const css = "@media print,(scripting:none){p{color:red}}@media (scripting:enabled){p{top:0}}";
    expect(pruneStyles(css, page + loader)).toBe("@media (scripting:enabled){p{top:0}}");
  });

  test("leave transitions and cursors to the stylesheet", () => {
    expect(pruneStyles("p{transition:top .1s;cursor:pointer;top:0}", page + loader)).toBe("p{top:0}");
  });

  test.each([
    ["rules for focus or hover", "p:is(:hover,:focus-visible){color:red}", loader],
    ["rules for the page's disabled controls", "p:disabled{color:red}", `${loader}<button disabled></button>`],
  ])("keep %s", (_, css, rest) => {
    expect(pruneStyles(css, page + rest)).toBe(css);
  });

  test.each([
    ["a short value", ":root{--gap:1px}p{gap:var(--gap)}", "p{gap:1px}"],
    ["a long value that is read once", ":root{--gap:min(100px,2vw)}p{gap:var(--gap)}", "p{gap:min(100px,2vw)}"],
    ["a property that nothing sets", '@property --x{syntax:"*";initial-value:0}p{top:var(--x)}', "p{top:0}"],
    [
      "the fallback of a property that nothing sets",
      '@property --x{syntax:"*"}p{top:var(--x,calc(1px + var(--y)))}',
      "p{top:calc(1px + var(--y))}",
    ],
    [
      "a property that each rule sets for itself",
      '@property --x{syntax:"*";inherits:false}p{--x:1px;top:var(--x)}.open{--x:2px;top:var(--x)}',
      "p{top:1px}.open{top:2px}",
    ],
  ])("write %s in place of its name", (_, css, expected) => {
    expect(pruneStyles(css, page)).toBe(expected);
  });

  test.each([
    [
      "has a long value and many readers",
      ":root{--gap:min(100px,calc(2vw + 30px))}p{gap:var(--gap);inset:var(--gap);top:var(--gap)}",
      "",
    ],
    ["depends on the medium", ":root{--gap:1px}@media (width>1px){:root{--gap:2px}}p{gap:var(--gap)}", ""],
    ["another rule sets", '@property --x{syntax:"*";inherits:false}p{--x:1px;top:var(--x)}.open{--x:2px}', ""],
    ["is set on an element", ":root{--gap:1px}.lead{--gap:2px}p{gap:var(--gap)}", ""],
    ["is set by an attribute", ":root{--gap:1px}p{gap:var(--gap)}", '<p style="--gap:3px">'],
    ["holds only under a condition", "@media (width>1px){:root{--gap:1px}}p{gap:var(--gap)}", ""],
  ])("keep the name of a property that %s", (_, css, rest) => {
    expect(pruneStyles(css, page + rest)).toBe(css);
  });

  test("keep a property that an attribute of the page reads", () => {
    expect(pruneStyles(":root{--tone:red}", '<path stroke="var(--tone)">')).toBe(":root{--tone:red}");
  });
});
