import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Details } from "#design-system/details/details.tsx";
import { defaultWeights, rankHomeInsurers, type RankedInsurer } from "#domain/home-ranking.ts";
import type { HomeInsurer, HomeInsurerFacts } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import { TotalBar } from "#widgets/comparison/ranking-weights/ranked-row.tsx";
import { QuoteLink } from "#widgets/comparison/comparison-table/quote-link.tsx";
import { RankBadge } from "#widgets/comparison/rank-badge.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/home-insurers.ts";
import { ForAndAgainst } from "./for-and-against.tsx";
import { TextLink } from "#design-system/link/link.tsx";

const name = cva("font-display", {
  variants: { isLarge: { true: "text-heading-2 font-medium", false: "text-heading-3 font-semibold" } },
});

export interface InsurerNameProps {
  readonly insurer: HomeInsurerFacts;
  readonly isLarge?: boolean;
}

/** An insurer's name, linked to the site's own analysis where one exists. */
export function InsurerName({ insurer: { company, analysis }, isLarge = false }: InsurerNameProps) {
  return (
    <strong className={name({ isLarge })}>
      {analysis === undefined ? (
        company
      ) : (
        <TextLink href={`/company-analysis/${analysis}-analysis`}>{company}</TextLink>
      )}
    </strong>
  );
}

export interface RankedInsurersProps {
  readonly insurers: readonly HomeInsurer[];
  /** Explains which parts of the ranking are illustrative. */
  readonly children: ReactNode;
}

/**
 * Home insurers by the site's own weights, a row each: rank, name, badges, figures and the way to a quote. The rest,
 * from what each suits to its discounts, is in a fold.
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
  "relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 pt-3 pb-2 tablet:grid-cols-[4rem_minmax(0,1fr)] tablet:gap-x-10 tablet:gap-y-3 tablet:py-8 laptop:grid-cols-[4rem_minmax(0,1fr)_15rem] laptop:grid-rows-[auto_1fr]",
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
  variants: { top: { true: "text-heading-2 tablet:text-display", false: "text-heading-2 tablet:text-heading-1" } },
});

function RankedInsurerEntry({ ranked: { insurer, place, total, badges } }: { readonly ranked: RankedInsurer }) {
  const top = place <= 3;
  return (
    <li className={entry({ top })}>
      <span className={numeral({ top })}>{place}</span>
      <div className="max-w-prose min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <InsurerName insurer={insurer} isLarge={top} />
          {badges.map((badge) => (
            <RankBadge key={badge} rank={badge} />
          ))}
          <span className="ms-auto text-caption text-ink-soft tabular-nums">
            {words.totalOfHundred(formatNumber(total, { minimum: 1, maximum: 1 }))}
          </span>
        </p>
        {/* On a phone the bar lies on the row's rule. */}
        <div className="absolute inset-x-0 top-0 tablet:static tablet:mt-2">
          <TotalBar total={total} />
        </div>
      </div>
      <dl className="col-span-2 flex flex-wrap justify-between gap-x-1 tablet:col-span-1 tablet:col-start-2 tablet:block laptop:col-start-3 laptop:row-span-2">
        <Score term={words.monthlyFrom}>
          <Figure basis={insurer.scoresBasis}>{formatDollars(insurer.monthlyFrom)}</Figure>
        </Score>
        <Score term={words.claimsSatisfaction} short={words.claimsInShort}>
          <Figure basis={insurer.scoresBasis}>{formatPercent(insurer.claimsSatisfaction / 100)}</Figure>
        </Score>
        <Score term={words.customerService} short={words.serviceInShort}>
          <Figure
            basis={insurer.scoresBasis}
          >{`${formatNumber(insurer.customerService, { minimum: 1, maximum: 1 })}/5`}</Figure>
        </Score>
        {/* A phone leaves the grade to the table of grades below. */}
        {insurer.grade !== undefined && (
          <div className="pt-2 max-tablet:hidden">
            <dt className="sr-only">{words.rating}</dt>
            <dd>
              <Graded rating={insurer.grade} />
            </dd>
          </div>
        )}
      </dl>
      <div className="col-span-2 max-w-prose tablet:col-span-1 tablet:col-start-2">
        {/* The quote floats, so that a summary in large text moves below it. */}
        <div className="float-end ms-4">
          <QuoteLink product={insurer} />
        </div>
        <Details
          look="plain"
          summary={
            <>
              {words.forAndAgainst}
              <span className="sr-only">{` ${words.ofInsurer(insurer.company)}`}</span>
            </>
          }
        >
          <p>
            <span>{`${insurer.bestFor}. ${insurer.availability}`}</span>
            <SourceMarks ids={insurer.sources} />
          </p>
          <ForAndAgainst insurer={insurer} />
        </Details>
      </div>
    </li>
  );
}

/** The rest of a name, which has no room on a phone. */
const Rest = ({ children = "" }) => children !== "" && <span className="max-tablet:hidden">{children}</span>;

/** A figure behind its name, of which a phone shows a part. */
function Score({
  term,
  short = term,
  children,
}: {
  readonly term: string;
  readonly short?: string;
  readonly children: ReactNode;
}) {
  const [before, after] = term.split(short);
  return (
    <div className="flex items-baseline justify-between gap-x-1 tablet:border-b tablet:border-line tablet:py-2">
      <dt className="text-caption text-ink-soft first-letter:uppercase">
        <Rest>{before}</Rest>
        <span>{short}</span>
        <Rest>{after}</Rest>
      </dt>
      <dd className="font-display font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
