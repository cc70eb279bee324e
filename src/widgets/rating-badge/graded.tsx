import type { SourceId } from "#domain/figure.ts";
import { SourceMarks } from "#widgets/figure/source-marks.tsx";
import { RatingBadge } from "./rating-badge.tsx";

export interface GradedProps {
  readonly grade: string;
  readonly basis: SourceId | "illustrative";
  /** Who published the grade and when. */
  readonly detail?: string | undefined;
}

/** A grade with who gave it, or that nobody did. For a place that is headed "Rating". */
export function Graded({ grade, basis, detail }: GradedProps) {
  return (
    <span className="inline-grid justify-items-start gap-1">
      <RatingBadge grade={grade} isLabelled />
      <span className="text-caption text-ink-soft">
        {basis === "illustrative" ? (
          "Illustrative"
        ) : (
          <>
            {detail}
            <SourceMarks ids={[basis]} />
          </>
        )}
      </span>
    </span>
  );
}
