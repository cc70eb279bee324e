import { StatList, Stat } from "#design-system/stat/stat.tsx";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { illustrativeFiguresOnly } from "#words/comparison.ts";
import * as words from "#words/home-insurers.ts";

export interface RankingFiguresProps {
  readonly insurers: readonly HomeInsurer[];
}

/** The ranking in four figures, calculated from its records. */
export function RankingFigures({ insurers }: RankingFiguresProps) {
  const lowestPrice = Math.min(...insurers.map(({ monthlyFrom }) => monthlyFrom));
  const bestClaims = Math.max(...insurers.map(({ claimsSatisfaction }) => claimsSatisfaction));
  const bestService = Math.max(...insurers.map(({ customerService }) => customerService));
  return (
    <FigureGroup basis="illustrative">
      <div data-slot="ranking-figures">
        <StatList>
          <Stat value={insurers.length} label={words.insurersRanked} />
          <Stat value={<Figure basis="illustrative">{formatDollars(lowestPrice)}</Figure>} label={words.lowestPrice} />
          <Stat
            value={<Figure basis="illustrative">{formatPercent(bestClaims / 100)}</Figure>}
            label={words.bestClaimsRating}
          />
          <Stat
            value={<Figure basis="illustrative">{`${formatNumber(bestService, { minimum: 1, maximum: 1 })}/5`}</Figure>}
            label={words.topServiceScore}
          />
        </StatList>
        <p className="mt-4 text-small text-ink-soft">{illustrativeFiguresOnly}</p>
      </div>
    </FigureGroup>
  );
}
