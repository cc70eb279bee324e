import { describe, expect, test } from "vitest";
import { pageParts } from "../../../scripts/build/page-parts.ts";

const page = (main: string) =>
  `<!DOCTYPE html><html><body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

describe("pageParts", () => {
  test("cuts at headings that can be linked to, and leaves the title out", () => {
    const parts = pageParts(
      page(
        `<h1>Title</h1><p>Opening.</p><h2 id="one">One</h2><p>First <b>part</b>.</p><h3>Not a target</h3><p>More.</p>`,
      ),
    );
    expect(parts).toEqual([
      { text: "Opening." },
      { heading: "One", fragment: "one", text: "First part. Not a target More." },
    ]);
  });

  test("a heading without an id takes that of the box it heads; the next heading does not", () => {
    const parts = pageParts(
      page(`<div id="claims" role="tabpanel" hidden=""><div><h2>Claims</h2></div><p>Report.</p><h2>Other</h2></div>`),
    );
    expect(parts).toEqual([{ text: "" }, { heading: "Claims", fragment: "claims", text: "Report. Other" }]);
  });

  test("a question leads to the answer it opens", () => {
    const parts = pageParts(
      page(`<details><summary><span>Why?</span></summary><div id="why">Because.</div></details>`),
    );
    expect(parts[1]).toEqual({ heading: "Why?", fragment: "why", text: "Because." });
  });

  test("ids that React made up are no addresses", () => {
    expect(pageParts(page(`<h2 id="_R_1_">Form</h2><p>Text.</p>`))).toEqual([{ text: "Form Text." }]);
  });

  test.each([
    ["controls", "<button>Send</button><form>Name</form><select><option>x</option></select>"],
    ["what is hidden", `<p hidden>x</p><p aria-hidden="true">x</p><div popover="auto">x</div>`],
    ["code and drawings", "<script>x</script><svg><text>x</text></svg>"],
    ["marks of sources", `<sup><a href="#source-1">1</a></sup>`],
    ["what stands on every guide", `<div data-slot="guide-footer">x</div><p data-slot="kicker">x</p>`],
    ["names of tabs", `<div role="tablist"><a>x</a></div>`],
  ])("%s are not text", (_name, html) => {
    expect(pageParts(page(`<p>Before</p>${html}<p>after</p>`))).toEqual([{ text: "Before after" }]);
  });

  test("a term of the glossary stays in its sentence, without its definition", () => {
    const parts = pageParts(
      page(
        `<p>Your <span><button popovertarget="d">deductible</button><span id="d" popover="auto">The part</span></span> counts.</p>`,
      ),
    );
    expect(parts[0]?.text).toBe("Your deductible counts.");
  });

  test("elements side by side are words apart, a word within a sentence is not", () => {
    const parts = pageParts(page("<p><span>Take-home pay</span><span>$900</span></p><p>A <b>re</b>newal.</p>"));
    expect(parts[0]?.text).toBe("Take-home pay $900 A renewal.");
  });

  test("a page without main is an error", () => {
    expect(() => pageParts("<p>x</p>")).toThrow("no <main>");
  });
});
