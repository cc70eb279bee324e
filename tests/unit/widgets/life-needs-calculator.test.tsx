import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import * as lifeNeedsWords from "#words/life-needs.ts";

const html = renderToStaticMarkup(
  <LifeNeedsCalculator guide={lifePremiumRanges} interests={toolsById["life-insurance-calculator"].interests} />,
);

test("the prerendered form is complete and states that calculating needs JavaScript", () => {
  for (const text of ["Age in years", "Mortgage in dollars", "Number of children", "Education fund in dollars"]) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<noscript>.*Calculating needs JavaScript.*<\/noscript>/s);
  expect(html).toContain(lifeNeedsWords.howItIsWorkedOut);
});

test("before any script, the form can't be submitted", () => {
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).not.toMatch(/ action=/);
});

test("the HTML complies with the content security policy", () => {
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain("<script");
});
