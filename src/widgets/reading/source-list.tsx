import { sourceKindNames, sourceWords } from "#words/sources.ts";
import { Details } from "#design-system/details/details.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { isSourceId, type SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { longDate, longPeriod } from "#format/long-date.ts";
import { byDay } from "#format/sort-order.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourcePageLink, SourcePublisher } from "#widgets/reading/figure/source-page-link.tsx";
import { useCitedBases } from "#widgets/reading/figure/page-references.tsx";
import * as words from "#words/reading.ts";
import { sources as sourcesTitle } from "#words/parts.ts";
import { basisMarks } from "#widgets/reading/figure/basis-marks.ts";

const order = ["site", "promise", "practice", "illustrative"] as const;

/** Legend of the symbols that the page uses beside figures. Renders nothing where the page uses none. */
export function FigureKey() {
  const cited = useCitedBases();
  const used = order.filter((basis) => cited.includes(basis));
  if (used.length === 0) return null;
  return (
    <ul data-slot="figure-key" role={listRole("ul")} className="grid gap-1 text-caption text-ink-soft">
      {used.map((basis) => (
        <li key={basis} data-basis={basis} className="flex gap-2">
          <span className="w-3 shrink-0 text-center font-semibold text-ink">{basisMarks[basis].sign}</span>
          <span className="min-w-0">{basisMarks[basis].meaning}</span>
        </li>
      ))}
    </ul>
  );
}

export interface SourceListProps {
  /** Level of the list's heading on the page; `null` where a fold names the list. */
  readonly headingLevel?: 2 | 3 | null;
}

/**
 * The sources that the page's figures cite, with the numbers shown by the figures, and the meanings of the other marks.
 * A fold holds them on a page, which a mark, a search in the page and paper open.
 */
export function SourceList({ headingLevel = 2 }: SourceListProps) {
  const bases = useCitedBases();
  if (bases.length === 0) {
    return (
      // Without figures, too, the list is in the HTML: hydration tells an empty list from a page without one.
      <section data-slot="source-list" hidden={headingLevel !== null}>
        {headingLevel === null && <p>{sourceWords.noneYet}</p>}
      </section>
    );
  }
  const sources = bases.filter(isSourceId);
  const hasSources = sources.length > 0;
  const Heading = headingLevel === null ? null : (`h${headingLevel}` as const);
  const title = hasSources ? sourcesTitle : words.aboutTheFigures;
  return (
    <section
      data-slot="source-list"
      className="grid grid-cols-1 gap-3"
      {...(Heading === null ? { "aria-label": title } : { "aria-labelledby": "sources" })}
    >
      {Heading !== null && (
        <Heading id="sources" tabIndex={-1} className="font-display text-heading-3 font-semibold">
          {title}
        </Heading>
      )}
      <FigureKey />
      {hasSources && Heading === null && <SourceEntries ids={sources} />}
      {hasSources && Heading !== null && (
        <Details summary={summaryOf(sources)}>
          <SourceEntries ids={sources} />
        </Details>
      )}
    </section>
  );
}

function SourceEntries({ ids }: { readonly ids: readonly SourceId[] }) {
  return (
    // In an element of its own: a fold limits lists in it to the length of running text.
    <div>
      <p className="mb-3 text-caption text-ink-soft">{readingDates(ids)}</p>
      {/* The list styles its rows: sixty times the same classes weigh more. */}
      <ol
        role={listRole("ol")}
        className="columns-1 gap-x-10 text-small *:flex *:break-inside-avoid *:gap-3 *:border-t *:border-line *:py-2 *:target:bg-accent-wash laptop:columns-2"
      >
        {ids.map((id, index) => (
          <li key={id} id={`source-${id}`} tabIndex={-1}>
            <span className="w-6 shrink-0 text-end font-semibold tabular-nums text-ink-soft">{index + 1}</span>
            <span className="min-w-0">
              <SourceEntry {...sourceOf(id)} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Publisher, page, kind and date of a source. */
function SourceEntry(source: Source) {
  const { kind, date } = source;
  return (
    <>
      <SourcePublisher {...source} />. <SourcePageLink source={source} name="title" />
      <span className="block text-caption text-ink-soft">
        {`${sourceKindNames[kind]}, ${date === "undated" ? sourceWords.undated : longPeriod(date)}`}
      </span>
    </>
  );
}

/** Days on which the sources were read, in order. */
function daysRead(ids: readonly SourceId[]): readonly string[] {
  return ids.map((id) => sourceOf(id).read).toSorted(byDay);
}

/** Number of sources, and the month of the last check: "59 sources, checked in November 2026". */
function summaryOf(ids: readonly SourceId[]): string {
  const month = daysRead(ids).at(-1)?.slice(0, 7);
  return month === undefined ? sourcesTitle : sourceWords.checked(ids.length, longPeriod(month));
}

/** Dates on which the sources were read: one day for all, or the first and the last. */
function readingDates(ids: readonly SourceId[]): string {
  const days = daysRead(ids);
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return sourceWords.readOn(longDate(first));
  return sourceWords.readSince(longDate(first), longDate(last));
}
