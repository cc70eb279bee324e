import type { ReactNode } from "react";
import { defaultWeights, rankingCriteria } from "#domain/home-ranking.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { hasIllustrativeFigures, isHomeInsurer } from "#domain/product-comparison.ts";
import { Figure } from "#widgets/figure/figure.tsx";
import { criterionNames } from "#widgets/ranking-weights/criterion-names.ts";
import { IllustrativeNote } from "./illustrative-note.tsx";

export interface ProductNotesProps {
  /** The products that the notes stand below. */
  readonly products: readonly InsuranceProduct[];
}

const noRanking =
  "We don’t. The rows stand in no order of merit, and a grade is an opinion on a company’s strength, not on how it treats claims. Sort and narrow them as you like.";

const paidRows =
  "A row whose button opens another site in a new tab belongs to a partner; its place is the same as without one.";

const noPaidRows = "No company in this table pays us: each button opens our own free tool.";

/** What a reader should know before trusting a table of products: its figures, its order, and who pays. */
export function ProductNotes({ products }: ProductNotesProps) {
  const isPaidFor = products.some(({ quoteUrl }) => quoteUrl !== undefined);
  const isRanked = products.length > 0 && products.every(isHomeInsurer);
  return (
    <dl
      data-slot="product-notes"
      className="grid gap-x-10 gap-y-5 border-t border-line pt-5 text-small tablet:grid-cols-2 laptop:grid-cols-3"
    >
      {hasIllustrativeFigures(products) && (
        <Note term={<IllustrativeNote />}>
          Every score and “from” price is the owner’s illustration, made up to show how a comparison works. Grades are
          published, each with its agency and date. Don’t choose by scores alone.
        </Note>
      )}
      <Note term="How we rank">{isRanked ? <HomeRankingNote /> : noRanking}</Note>
      <Note term="How we make money">
        We may earn a commission when you use a partner’s link or ask to be contacted. Nobody can pay for a place, a
        grade or a word in this table. {isPaidFor ? paidRows : noPaidRows}
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

/** The weights of the home ranking, from the place that ranks by them. */
function HomeRankingNote() {
  return (
    <>
      By a weighted total of four scores:{" "}
      {rankingCriteria.map((criterion, index) => (
        <span key={criterion}>
          {index > 0 && ", "}
          {criterionNames[criterion].full} <Figure basis="site">{defaultWeights[criterion]}%</Figure>
        </span>
      ))}
      . The order is our opinion.
    </>
  );
}
