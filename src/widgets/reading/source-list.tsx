import { sourceKindNames, sourceWords } from "#words/sources.ts";
import { listRole } from "#design-system/layout/layout-element.ts";
import { isSourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { longDate, longPeriod } from "#format/long-date.ts";
import { FigureKey } from "#widgets/reading/figure/figure-key.tsx";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourcePageLink, SourcePublisher } from "#widgets/reading/figure/source-page-link.tsx";
import { useCitedBases } from "#widgets/reading/figure/page-references.tsx";
import * as words from "#words/reading.ts";
import { sources as sourcesTitle } from "#words/parts.ts";

export interface SourceListProps {
  /** Level of the list's heading on the page; `null` where a fold names the list. */
  readonly headingLevel?: 2 | 3 | null;
}

/**
 * The sources that the page's figures cite, with the numbers shown by the figures, and the meanings of the other marks.
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
  const Heading = headingLevel === null ? null : (`h${headingLevel}` as const);
  const title = sources.length > 0 ? sourcesTitle : words.aboutTheFigures;
  return (
    <section
      data-slot="source-list"
      {...(Heading === null ? { "aria-label": title } : { "aria-labelledby": "sources" })}
    >
      {Heading !== null && (
        <Heading id="sources" tabIndex={-1} className="font-display text-heading-3 font-semibold">
          {title}
        </Heading>
      )}
      <div className="mt-4 grid grid-cols-1 gap-6">
        <FigureKey />
        {sources.length > 0 && (
          <>
            <p className="text-caption text-ink-soft">{whenRead(sources.map(sourceOf))}</p>
            <ol role={listRole("ol")} className="columns-1 gap-x-10 text-small laptop:columns-2">
              {sources.map((id, index) => (
                <li
                  key={id}
                  id={`source-${id}`}
                  tabIndex={-1}
                  className="flex break-inside-avoid gap-3 border-t border-line py-2 target:bg-accent-wash"
                >
                  <span className="w-6 shrink-0 text-end font-semibold tabular-nums text-ink-soft">{index + 1}</span>
                  <span className="min-w-0">
                    <SourceEntry {...sourceOf(id)} />
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
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

/** Dates on which the sources were read: one day for all, or the first and the last. */
function whenRead(sources: readonly Source[]): string {
  const days = sources.map(({ read }) => read).toSorted((one, other) => one.localeCompare(other));
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return sourceWords.readOn(longDate(first));
  return sourceWords.readSince(longDate(first), longDate(last));
}
