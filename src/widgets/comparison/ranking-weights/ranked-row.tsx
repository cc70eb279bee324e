import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.mjs";
import { rankingCriteria, type RankedInsurer } from "#domain/home-ranking.ts";
import { formatNumber } from "#format/number-format.ts";
import { RankBadge } from "#widgets/comparison/rank-badge.tsx";
import { criterionNames } from "#words/ranking-criteria.ts";
import * as words from "#words/comparison.ts";

export interface TotalBarProps {
  /** From 0 to 100. */
  readonly total: number;
}

/** A total of the home ranking as a bar. Accessibility: hidden; the number belongs beside it. */
export function TotalBar({ total }: TotalBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-1 w-full bg-line forced-colors:hidden"
    >
      <rect width={total} height="1" className="fill-brand" />
    </svg>
  );
}

export interface RankedRowProps {
  readonly ranked: RankedInsurer;
  /** Places gained against the default order; negative for places lost. */
  readonly moved: number;
}

/** One insurer with its place, its total and the scores behind the total. */
export function RankedRow({ ranked: { insurer, place, total, badges }, moved }: RankedRowProps) {
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-3">
      <span className="font-display text-heading-3 font-semibold text-accent">{place}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{insurer.company}</strong>
          {badges.map((badge) => (
            <RankBadge key={badge} rank={badge} />
          ))}
          {moved !== 0 && (
            <span className="inline-flex items-center gap-1 text-caption text-ink-soft">
              <Arrow aria-hidden="true" size={14} />
              <span>{moved > 0 ? words.placesUp(moved) : words.placesDown(-moved)}</span>
            </span>
          )}
        </p>
        <div className="mt-2">
          <TotalBar total={total} />
        </div>
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-caption text-ink-soft tabular-nums">
          {rankingCriteria.map((criterion) => (
            <span key={criterion}>{`${criterionNames[criterion].short} ${insurer.scores[criterion]}`}</span>
          ))}
        </p>
      </div>
      <span className="font-display text-heading-3 font-semibold tabular-nums">
        <span className="sr-only">{`${words.total} `}</span>
        <span>{formatNumber(total, { minimum: 1, maximum: 1 })}</span>
      </span>
    </li>
  );
}
