import type { ReactNode } from "react";
import { defaultWeights, rankingCriteria } from "#domain/home-ranking.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { hasIllustrativeFigures, isHomeInsurer } from "#domain/product-comparison.ts";
import { formatPercent } from "#format/number-format.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { criterionNames } from "#words/ranking-criteria.ts";
import * as words from "#words/comparison.ts";

export interface ProductNotesProps {
  /** Products in the table above the notes. */
  readonly products: readonly InsuranceProduct[];
}

/** Caveats of a table of products: its figures, its order and its funding. */
export function ProductNotes({ products }: ProductNotesProps) {
  const isPaidFor = products.some(({ quoteUrl }) => quoteUrl !== undefined);
  const isRanked = products.length > 0 && products.every(isHomeInsurer);
  return (
    <dl
      data-slot="product-notes"
      className="grid gap-x-10 gap-y-5 border-t border-line pt-5 text-small tablet:grid-cols-2 laptop:grid-cols-3"
    >
      {hasIllustrativeFigures(products) && (
        <Note term={words.illustrativeFigures}>{words.everyScoreIsIllustrative}</Note>
      )}
      <Note term={words.howWeRank}>{isRanked ? <HomeRankingNote /> : words.noRanking}</Note>
      <Note term={words.howWeMakeMoney}>
        {`${words.weMayEarnACommission} ${isPaidFor ? words.paidRows : words.noPaidRows}`}
      </Note>
    </dl>
  );
}

interface NoteProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
}

function Note({ term, children }: NoteProps) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}

/** The weights of the home ranking, imported from the code that ranks by them. */
function HomeRankingNote() {
  return (
    <>
      {`${words.byWeightedTotal} `}
      {rankingCriteria.map((criterion, index) => (
        <span key={criterion}>
          <span>{`${index > 0 ? ", " : ""}${criterionNames[criterion].full} `}</span>
          <Figure basis="site">{formatPercent(defaultWeights[criterion] / 100)}</Figure>
        </span>
      ))}
      <span>{words.orderIsOurOpinion}</span>
    </>
  );
}
