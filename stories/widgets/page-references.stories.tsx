import { expect, within } from "storybook/test";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { PageReferences } from "#widgets/page-references/page-references.tsx";
import { SourceList } from "#widgets/source-list/source-list.tsx";
import * as failure from "#content/en/learn/how-insurance-works/failure.md";
import * as premium from "#content/en/learn/how-insurance-works/premium-tax.md";
import preview from "../../.storybook/preview.tsx";

const prose = [premium, failure];

const meta = preview.meta({
  component: PageReferences,
  args: {
    prose,
    children: (
      <>
        <h1>Two texts of one page</h1>
        {prose.map((text) => (
          <GuideText key={text.wordCount} of={text} />
        ))}
        <SourceList />
      </>
    ),
  },
});

/** Sources are numbered through the page's texts in reading order, and each is listed once. */
export const NumberedThrough = meta.story({
  async play({ canvas }) {
    const marks = canvas.getAllByRole("link", { name: /^source \d+:/ });
    const firstSeen = [...new Set(marks.map((mark) => Number(mark.textContent)))];
    await expect(firstSeen).toEqual(firstSeen.toSorted((one, other) => one - other));
    const list = within(canvas.getByRole("region", { name: "Sources" }))
      .getAllByRole("list")
      .at(-1);
    if (list === undefined) throw new Error("The source list is missing.");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(firstSeen.length);
  },
});

/** Of the site's long lists a page gets only what its texts cite. */
export const OnlyWhatIsCited = meta.story({
  async play({ canvas }) {
    const cited = new Set(prose.flatMap(({ citedSources }) => Object.keys(citedSources)));
    const marks = canvas.getAllByRole("link", { name: /^source \d+:/ });
    const linked = new Set(marks.map((mark) => mark.getAttribute("href")?.replace("#source-", "")));
    await expect(linked).toEqual(cited);
  },
});
