import type { ReactNode } from "react";
import type { HomeInsurerFacts } from "#domain/insurance-product.ts";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/home-insurers.ts";
import { ForAndAgainst } from "./for-and-against.tsx";
import { InsurerName } from "./ranked-insurers.tsx";
import { Table } from "#design-system/table/table.tsx";

export interface PublishedFactsProps {
  /** In alphabetical order. */
  readonly insurers: readonly HomeInsurerFacts[];
  /** Explains the order. */
  readonly children: ReactNode;
}

/**
 * Published facts about home insurers, without scores or ranks.
 *
 * Accessibility: a named list.
 */
export function PublishedFacts({ insurers, children }: PublishedFactsProps) {
  return (
    <div data-slot="published-facts">
      <div className="mb-4 max-w-prose text-small text-ink-soft">{children}</div>
      <ul role="list" aria-label={words.homeInsurersByName}>
        {insurers.map((insurer) => (
          <li
            key={insurer.id}
            className="grid gap-x-10 gap-y-5 border-t border-line py-8 laptop:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <div className="min-w-0">
              <InsurerName insurer={insurer} />
              <p className="mt-1 max-w-prose">
                <span>{`${insurer.bestFor}. ${insurer.availability}`}</span>
                <SourceMarks ids={insurer.sources} />
              </p>
              <div className="mt-4">
                <ForAndAgainst insurer={insurer} />
              </div>
            </div>
            <Graded rating={insurer.grade} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface StrengthGradesProps {
  readonly insurers: readonly HomeInsurerFacts[];
}

/** The newest published strength grade of each home insurer. */
export function StrengthGrades({ insurers }: StrengthGradesProps) {
  return (
    <Table
      caption={words.strengthGrades}
      captionHidden
      narrow="scroll"
      columns={[
        { key: "company", header: words.insurer },
        { key: "grade", header: words.newestGrade, cell: ({ grade }) => <Graded rating={grade} /> },
      ]}
      rows={insurers}
      rowKey={({ id }) => id}
    />
  );
}
