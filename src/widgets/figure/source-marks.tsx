import type { SourceId } from "#domain/figure.ts";
import { usePageSources } from "./sources-context.tsx";

export interface SourceMarksProps {
  /** Sources of what stands before the marks. */
  readonly ids: readonly SourceId[];
}

/**
 * Raised numbers that lead to the page's source list. Ears get the publisher with each number.
 * @throws {Error} For a source that the page's `SourcesProvider` doesn't list, because its link would lead nowhere.
 */
export function SourceMarks({ ids }: SourceMarksProps) {
  const { citations } = usePageSources();
  const cited = ids.map((id) => {
    const citation = citations.find((candidate) => candidate.id === id);
    if (citation === undefined) throw new Error(`Source ${id} is cited but missing from the page's \`used\` list.`);
    return citation;
  });
  return cited
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, number, source }, index) => (
      <sup key={id} data-slot="source-mark" className="whitespace-nowrap font-text font-semibold">
        {/* Keeps number and value apart where styles are lost: in snippets, and when copied. */}
        {index === 0 ? "\u202f" : ", "}
        <a
          href={`#source-${id}`}
          aria-label={`source ${number}: ${source.publisher}`}
          className="relative text-brand no-underline after:absolute after:-inset-x-1 after:-inset-y-2 hover:underline"
        >
          {number}
        </a>
      </sup>
    ));
}
