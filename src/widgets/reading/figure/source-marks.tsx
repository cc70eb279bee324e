import type { SourceId } from "#domain/figure.ts";
import * as words from "#words/reading.ts";
import { sourceOf } from "./registered-sources.ts";
import { useCitations } from "./page-references.tsx";

export interface SourceMarksProps {
  /** Sources of the content before the marks. */
  readonly ids: readonly SourceId[];
  /**
   * `superscript` beside the words that the sources support, `label` in a line of their own, `sentence` to go on a
   * sentence about the sources. From five sources on, superscripts become a label, too.
   */
  readonly look?: "superscript" | "label" | "sentence";
}

interface Citation {
  readonly id: SourceId;
  readonly number: number;
}

/** Number of sources from which superscripts would be a row of figures. */
const fewestGrouped = 5;

/**
 * Numbers that link to the page's source list. Screen readers announce the publisher with a single number.
 */
export function SourceMarks({ ids, look = "superscript" }: SourceMarksProps) {
  const cited = useCitations(ids).toSorted((one, other) => one.number - other.number);
  if (look !== "superscript" || cited.length >= fewestGrouped) {
    return <SourceLine cited={cited} isSentence={look === "sentence"} />;
  }
  // Two successive numbers stay two links; more are a range, because each link is as wide as a finger needs.
  const marks = successive(cited).flatMap((range) => (range.length > 2 ? [range] : range.map((one) => [one] as const)));
  return marks.map((range, index) => (
    <sup key={`${range[0].id} ${index}`} data-slot="source-mark" className="font-text font-semibold">
      {/* The space separates number and value where styles are lost: in search snippets and copied text. */}
      {index === 0 ? "\u202f" : ", "}
      <SourceLink cited={range} />
    </sup>
  ));
}

interface SourceLineProps {
  readonly cited: readonly Citation[];
  /** Whether the line goes on a sentence. */
  readonly isSentence: boolean;
}

/** Sources by their numbers in a line of text, successive numbers as one range. */
function SourceLine({ cited, isSentence }: SourceLineProps) {
  const ranges = successive(cited);
  const { one, many } = isSentence ? words.sourcesInSentence : words.sourcesAtStart;
  return (
    <span data-slot="source-line" className={isSentence ? undefined : "font-text text-caption text-ink-soft"}>
      <span>{` ${cited.length === 1 ? one : many} `}</span>
      {ranges.map((range, index) => (
        <span key={`${range[0].id} ${index}`}>
          {index > 0 && ",\u2002"}
          <SourceLink cited={range} />
        </span>
      ))}
    </span>
  );
}

type Range = readonly [Citation, ...(readonly Citation[])];

/** Splits sources into runs of successive numbers. */
function successive(cited: readonly Citation[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const citation of cited) {
    const last = ranges.at(-1);
    if (last !== undefined && last[0].number + last.length === citation.number)
      ranges.splice(-1, 1, [...last, citation]);
    else ranges.push([citation]);
  }
  return ranges;
}

/** Link to the first source of a range in the source list. */
function SourceLink({ cited }: { readonly cited: Range }) {
  const [{ id, number }] = cited;
  const range = `${number}–${number + cited.length - 1}`;
  return (
    <a
      href={`#source-${id}`}
      aria-label={cited.length === 1 ? words.sourceNumber(number, sourceOf(id).publisher) : words.sourceNumbers(range)}
      className="small-target whitespace-nowrap text-brand no-underline hover:underline"
    >
      {cited.length === 1 ? number : range}
    </a>
  );
}
