import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Source } from "#domain/source.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { registerSources } from "#widgets/reading/figure/registered-sources.ts";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";

const published = {
  publisher: "Autorité des marchés financiers",
  title: "Assurance automobile",
  url: "https://lautorite.qc.ca/professionnels/assureurs/assurance-automobile/",
  date: "2026-02",
  read: "2026-11-22",
  kind: "regulator",
} as const satisfies Source;

/** Text of a page as a screen reader has it; a space stands for a no-break space. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00A0", " ");

function pageThatCites(source: Source): string {
  registerSources({ S31: source });
  return renderToStaticMarkup(
    <PageReferences>
      <Figure basis="S31">50 000 $</Figure>
      <SourceList />
    </PageReferences>,
  );
}

test("a source with a page in French is listed in French", () => {
  const html = pageThatCites(published);
  expect(textOf(html)).toMatch(/Autorité des marchés financiers\. Assurance automobile/);
  expect(textOf(html)).toContain("Organisme de réglementation, février 2026");
  expect(html).not.toMatch(/hreflang|lang="en"/i);
});

test("a source with a page in English says so, with its title in English", () => {
  const html = pageThatCites({ ...published, title: "Automobile insurance", language: "en" });
  expect(html).toMatch(/hreflang="en"/i);
  expect(html).toContain('<span lang="en">Automobile insurance</span><span> (en anglais)</span>');
});

test("the number of a source is announced with its publisher", () => {
  const label = /aria-label="(source [^"]*)"/.exec(pageThatCites(published))?.[1]?.replaceAll("\u00A0", " ");
  expect(label).toBe("source 1 : Autorité des marchés financiers");
});
