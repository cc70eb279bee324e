import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { homeWords } from "#text/insurance-types/home-words.ts";
import { Details } from "#design-system/details/details.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { defaultWeights, rankHomeInsurers, type RankedInsurer } from "#domain/home-ranking.ts";
import type { HomeInsurer, HomeInsurerFacts } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { illustrativeFigures } from "#words/comparison.ts";
import { RankBadge } from "#widgets/comparison/rank-badge.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import * as words from "#words/pages/home-comparison.ts";

export interface HomeOverviewProps {
  readonly insurers: readonly HomeInsurer[];
}

/** The ten insurers by the site's own weights. The first three open wide; the rest keep their pros and cons folded. */
export function HomeOverview({ insurers }: HomeOverviewProps) {
  return (
    <FigureGroup basis="illustrative">
      <p className="mb-4 max-w-prose text-small text-ink-soft">
        {illustrativeFigures}
        {words.orderTheFromPrices}
      </p>
      <ol role="list" aria-label={words.homeInsurersRanked}>
        {rankHomeInsurers(insurers, defaultWeights).map((ranked) => (
          <RankedInsurerEntry key={ranked.insurer.id} ranked={ranked} />
        ))}
      </ol>
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

const name = cva("font-display", {
  variants: { top: { true: "text-heading-2 font-medium", false: "text-heading-3 font-semibold" } },
});

/** The name, leading to the site's own reading of the insurer where there is one. */
function InsurerName({ insurer: { company, analysis } }: { readonly insurer: HomeInsurerFacts }) {
  if (analysis === undefined) return company;
  return <TextLink href={`/company-analysis/${analysis}-analysis`}>{company}</TextLink>;
}

function RankedInsurerEntry({ ranked: { insurer, place, badges } }: { readonly ranked: RankedInsurer }) {
  const top = place <= 3;
  return (
    <li className={entry({ top })}>
      <span className={numeral({ top })}>{place}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <strong className={name({ top })}>
            <InsurerName insurer={insurer} />
          </strong>
          {badges.map((badge) => (
            <RankBadge key={badge} rank={badge} />
          ))}
        </p>
        <p className="mt-1 max-w-prose">
          {insurer.bestFor}. {insurer.availability}
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
          <Figure basis={insurer.scoresBasis}>{insurer.claimsSatisfaction}%</Figure>
        </Score>
        <Score term={words.customerServiceRow}>
          <Figure basis={insurer.scoresBasis}>{insurer.customerService.toFixed(1)}/5</Figure>
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

export interface HomeFactsProps {
  readonly insurers: readonly HomeInsurerFacts[];
}

/** The insurers with what was published and no place: what stands here while the owner's scores are switched off. */
export function HomeFacts({ insurers }: HomeFactsProps) {
  return (
    <>
      <p className="mb-4 max-w-prose text-small text-ink-soft">{homeWords.withoutScores.order}</p>
      <ul role="list" aria-label={homeWords.withoutScores.listName}>
        {insurers.map((insurer) => (
          <li
            key={insurer.id}
            className="grid gap-x-10 gap-y-5 border-t border-line py-8 laptop:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <div className="min-w-0">
              <strong className={name({ top: false })}>
                <InsurerName insurer={insurer} />
              </strong>
              <p className="mt-1 max-w-prose">
                {insurer.bestFor}. {insurer.availability}
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
    </>
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

function ForAndAgainst({ insurer: { pros, cons, discounts } }: { readonly insurer: HomeInsurerFacts }) {
  return (
    <dl className="grid max-w-prose gap-x-8 gap-y-4 text-small tablet:grid-cols-2">
      <Points term={words.forIt} points={pros} />
      <Points term={words.againstIt} points={cons} />
      <div className="tablet:col-span-2">
        <dt className="font-semibold">{words.discountsToAskAbout}</dt>
        <dd className="text-ink-soft">{discounts.join(" · ")}</dd>
      </div>
    </dl>
  );
}

function Points({ term, points }: { readonly term: string; readonly points: readonly string[] }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      {points.map((point) => (
        <dd key={point} className="mt-1 text-ink-soft">
          {point}
        </dd>
      ))}
    </div>
  );
}
