import Check from "lucide-react/dist/esm/icons/check.mjs";
import Minus from "lucide-react/dist/esm/icons/minus.mjs";
import Star from "lucide-react/dist/esm/icons/star.mjs";
import { Badge } from "#design-system/badge/badge.tsx";
import { ratingTone, type LetterGrade, type RatingTone } from "#domain/rating.ts";
import * as words from "#words/reading.ts";

export interface RatingBadgeProps {
  /** As published; `null` where no agency published a current grade. */
  readonly grade: LetterGrade | null;
  /** Whether the context, such as a column's header, already labels the grade as a rating. */
  readonly isLabelled?: boolean;
}

const looks = {
  top: { tone: "positive", Icon: Star },
  good: { tone: "info", Icon: Check },
  other: { tone: "caution", Icon: Minus },
} as const satisfies Record<RatingTone, unknown>;

/** A letter grade: A+ green with a star, another grade with an A blue with a tick, anything else and none yellow with a dash. */
export function RatingBadge({ grade, isLabelled = false }: RatingBadgeProps) {
  const { tone, Icon } = looks[ratingTone(grade)];
  return (
    <Badge tone={tone} look="soft" icon={<Icon aria-hidden="true" strokeWidth={2.5} />}>
      <span className="relative wide-phone:whitespace-nowrap">
        {!isLabelled && <span className="sr-only">{`${words.rating} `}</span>}
        <span>{grade ?? words.notPublished}</span>
      </span>
    </Badge>
  );
}
