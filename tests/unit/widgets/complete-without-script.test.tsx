import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { faqSections } from "#text/faq.ts";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { provinces } from "#content/provinces/provinces.ts";
import { ComparisonTable } from "#widgets/comparison/comparison-table/comparison-table.tsx";
import { FaqSections } from "#widgets/reading/faq-sections/faq-sections.tsx";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { GlossaryTerm } from "#widgets/reading/glossary-term/glossary-term.tsx";
import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { RankingWeights } from "#widgets/comparison/ranking-weights/ranking-weights.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";

function htmlOf(widget: ReactNode): string {
  return renderToString(<PageReferences>{widget}</PageReferences>);
}

/** HTML without the elements that are hidden until the app runs. */
function withoutHidden(html: string): string {
  const start = html.search(/<div [^>]*class="[^"]*\binvisible\b/);
  if (start === -1) return html;
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return html.slice(0, start) + withoutHidden(html.slice(start + tag.index + tag[0].length));
  }
  throw new Error("The HTML has an element without an end.");
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

const widgets: readonly { readonly name: string; readonly widget: ReactNode; readonly words: readonly string[] }[] = [
  {
    name: "ComparisonTable",
    widget: <ComparisonTable caption="Home insurance compared" products={homeInsurers} />,
    words: homeInsurers.flatMap(({ company, features, coverage }) => [company, coverage, ...features]),
  },
  {
    name: "RankingWeights",
    widget: <RankingWeights insurers={homeInsurers} />,
    words: homeInsurers.map(({ company }) => company),
  },
  {
    name: "ProvinceMap",
    widget: <ProvinceMap provinces={provinces} current="quebec" />,
    words: provinces.map(({ name }) => name),
  },
  {
    name: "FaqSections",
    widget: <FaqSections sections={faqSections} />,
    words: faqSections.flatMap(({ questions }) =>
      questions.flatMap(({ question, answer, links = {} }) => [
        question,
        // Between paragraphs, and around links.
        ...answer
          .split(new RegExp(["\n\n", "1-[-0-9]{12}", ...Object.keys(links)].join("|")))
          .map((part) => part.trim()),
      ]),
    ),
  },
  {
    name: "GlossaryTerm",
    widget: (
      <GlossaryTerm term="Deductible" definition="The part of each loss you pay yourself.">
        deductible
      </GlossaryTerm>
    ),
    words: ["The part of each loss you pay yourself"],
  },
  {
    name: "SourceList",
    widget: (
      <>
        <SourceMarks ids={homeInsurers.flatMap(({ sources }) => sources)} />
        <SourceList />
      </>
    ),
    words: ["Sources"],
  },
];

describe.each(widgets)("$name in the prerendered HTML", ({ widget, words }) => {
  const html = htmlOf(widget);

  test("contains all text", () => {
    const text = textOf(withoutHidden(html));
    for (const word of words) expect(text).toContain(word);
  });

  test("has no inline style, which the content security policy refuses", () => {
    expect(html).not.toMatch(/ style=/);
  });

  test("shows no control that needs the app", () => {
    expect(withoutHidden(html)).not.toMatch(/<(?:button|input|select)\b(?![^>]*popovertarget)/i);
  });
});

test("throws for an unknown source", () => {
  expect(() => htmlOf(<SourceMarks ids={["S99999"]} />)).toThrow("S99999");
});
