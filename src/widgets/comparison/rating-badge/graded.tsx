import type { StrengthRating } from "#domain/rating.ts";
import { longPeriod } from "#format/long-date.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { RatingBadge } from "./rating-badge.tsx";

export interface GradedProps {
  /** Absent where no agency published a current grade. */
  readonly rating?: StrengthRating | undefined;
}

/** A published grade with its agency and date, or that there is none. For use below a header "Rating". */
export function Graded({ rating }: GradedProps) {
  if (rating === undefined) return <RatingBadge grade={null} isLabelled />;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1 tablet:inline-grid tablet:justify-items-start">
      <RatingBadge grade={rating.grade} isLabelled />
      <span className="text-caption text-ink-soft">
        <span>{`${rating.agency}, ${longPeriod(rating.asOf)}`}</span>
        <SourceMarks ids={[rating.source]} />
      </span>
    </span>
  );
}
