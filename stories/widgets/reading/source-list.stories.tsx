import { expect } from "storybook/test";
import type { FigureBasis } from "#domain/figure.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceList, type SourceListProps } from "#widgets/reading/source-list.tsx";
import preview from "../../../.storybook/preview.tsx";
import { sources as sourcesTitle } from "#words/parts.ts";
import { sourceKindNames, sourceWords } from "#words/sources.ts";
import * as readingWords from "#words/reading.ts";

interface PageOfFiguresProps extends SourceListProps {
  readonly bases: readonly FigureBasis[];
}

function PageOfFigures({ bases, ...list }: PageOfFiguresProps) {
  return (
    <>
      {bases.map((basis, index) => (
        <p key={index}>
          <Figure basis={basis}>$1</Figure>
        </p>
      ))}
      <SourceList {...list} />
    </>
  );
}

const meta = preview.meta({ component: PageOfFigures });

/** Text and address of each link in an entry. */
const links = (entry: Element | undefined) =>
  [...(entry?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]);

/** Numbers follow the order of first use; a source that is cited twice stands there once. */
export const Sources = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { bases: ["S57", "site", "S1", "S57", "practice", "S6"] },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole("heading", { name: sourcesTitle })).toBeVisible();
    await expect(canvasElement.querySelector("#source-S57")).not.toBeVisible();
    await userEvent.click(canvas.getByText(sourceWords.checked(3, "November 2026")));
    const entries = [...canvasElement.querySelectorAll("ol > li")];
    await expect(entries.map(({ id }) => id)).toEqual(["source-S57", "source-S1", "source-S6"]);
    await expect(entries[0]).toHaveTextContent(/^1/);
    // Every entry is a page that can be opened, with who says it, in what capacity and when.
    await expect(links(entries[0])).toEqual([[expect.stringContaining(sourceOf("S57").title), sourceOf("S57").url]]);
    await expect(links(entries[1])).toEqual([[expect.stringContaining(sourceOf("S1").title), sourceOf("S1").url]]);
    await expect(entries[0]).toHaveTextContent(`${sourceKindNames.government}, April 2014`);
    await expect(entries[1]).toHaveTextContent(`${sourceKindNames.regulator}, February 2026`);
    await expect(canvas.getByText(/Sources checked between November 22, 2026 and November 26, 2026/)).toBeVisible();
    await expect(canvas.getByText(/comes from no survey/)).toBeVisible();
    await expect(canvas.queryByText(/Made up/)).toBeNull();
  },
});

/** A page whose figures are all Northcover's own has no sources to list, but still explains its marks. */
export const OnlyMarks = meta.story({
  args: { bases: ["site"] },
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { name: readingWords.aboutTheFigures })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** A page without figures shows nothing at all. */
export const Nothing = meta.story({
  args: { bases: [] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("[data-slot=source-list]")).not.toBeVisible();
  },
});

/** A page that names no date of its own says so instead of guessing one. */
export const Undated = meta.story({
  args: { bases: ["S25"] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText(sourceWords.checked(1, "November 2026")));
    await expect(canvas.getByRole("listitem")).toHaveTextContent(
      `${sourceKindNames.regulator}, ${sourceWords.undated}`,
    );
  },
});
