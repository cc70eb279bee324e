import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Details } from "#design-system/details/details.tsx";
import { defaultWeights, rankHomeInsurers, type RankedInsurer } from "#domain/home-ranking.ts";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import { RankBadge } from "#widgets/comparison/rank-badge.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/home-insurers.ts";
import { ForAndAgainst } from "./for-and-against.tsx";
import { InsurerName } from "./insurer-name.tsx";

export interface RankedInsurersProps {
  readonly insurers: readonly HomeInsurer[];
  /** Explains which parts of the ranking are illustrative. */
  readonly children: ReactNode;
}

/**
 * Home insurers by the site's own weights. The first three are open; the others have their pros and cons collapsed.
 *
 * Accessibility: a named list; each fold is named after its insurer.
 */
export function RankedInsurers({ insurers, children }: RankedInsurersProps) {
  return (
    <FigureGroup basis="illustrative">
      <div data-slot="ranked-insurers">
        <div className="mb-4 max-w-prose text-small text-ink-soft">{children}</div>
        <ol role="list" aria-label={words.homeInsurersRanked}>
          {rankHomeInsurers(insurers, defaultWeights).map((ranked) => (
            <RankedInsurerEntry key={ranked.insurer.id} ranked={ranked} />
          ))}
        </ol>
      </div>
    </FigureGroup>
  );
}

const entry = cva(
  "grid gap-x-10 gap-y-5 py-8 tablet:grid-cols-[4rem_minmax(0,1fr)] laptop:grid-cols-[4rem_minmax(0,1fr)_15rem]",
  {
    variants: {
      top: {
        true: "border-t-2 border-ink",
        false: "border-t border-line",
      },
    },
  },
);

const numeral = cva("font-display leading-none whitespace-nowrap font-medium text-accent", {
  variants: { top: { true: "text-display", false: "text-heading-1" } },
});

function RankedInsurerEntry({ ranked: { insurer, place, badges } }: { readonly ranked: RankedInsurer }) {
  const top = place <= 3;
  return (
    <li className={entry({ top })}>
      <span className={numeral({ top })}>{place}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <InsurerName insurer={insurer} isLarge={top} />
          {badges.map((badge) => (
            <RankBadge key={badge} rank={badge} />
          ))}
        </p>
        <p className="mt-1 max-w-prose">
          <span>{`${insurer.bestFor}. ${insurer.availability}`}</span>
          <SourceMarks ids={insurer.sources} />
        </p>
        {top ? (
          <div className="mt-5">
            <ForAndAgainst insurer={insurer} />
          </div>
        ) : (
          <div className="mt-3 max-w-prose">
            <Details summary={words.forAndAgainst(insurer.company)}>
              <ForAndAgainst insurer={insurer} />
            </Details>
          </div>
        )}
      </div>
      <dl className="grid content-start gap-2 text-small tablet:col-start-2 laptop:col-start-3">
        <Score term={words.fromPerMonth}>
          <Figure basis={insurer.scoresBasis}>{formatDollars(insurer.monthlyFrom)}</Figure>
        </Score>
        <Score term={words.claimsSatisfaction}>
          <Figure basis={insurer.scoresBasis}>{formatPercent(insurer.claimsSatisfaction / 100)}</Figure>
        </Score>
        <Score term={words.customerService}>
          <Figure
            basis={insurer.scoresBasis}
          >{`${formatNumber(insurer.customerService, { minimum: 1, maximum: 1 })}/5`}</Figure>
        </Score>
        <div>
          <dt className="sr-only">{words.rating}</dt>
          <dd>
            <Graded rating={insurer.grade} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Score({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-display text-heading-4 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
