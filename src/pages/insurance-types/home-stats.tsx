import { Stat } from "#design-system/stat/stat.tsx";
import { StatList } from "#design-system/stat/stat-list.tsx";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";
import { illustrativeFigures } from "#words/comparison.ts";

export interface HomeStatsProps {
  readonly insurers: readonly HomeInsurer[];
}

/** The ranking in four figures, worked out from its records. */
export function HomeStats({ insurers }: HomeStatsProps) {
  const lowestPrice = Math.min(...insurers.map(({ monthlyFrom }) => monthlyFrom));
  const bestClaims = Math.max(...insurers.map(({ claimsSatisfaction }) => claimsSatisfaction));
  const bestService = Math.max(...insurers.map(({ customerService }) => customerService));
  return (
    <FigureGroup basis="illustrative">
      <StatList>
        <Stat value={insurers.length} label="insurers ranked" />
        <Stat
          value={<Figure basis="illustrative">{formatDollars(lowestPrice)}</Figure>}
          label="per month, the lowest “from” price"
        />
        <Stat value={<Figure basis="illustrative">{bestClaims}%</Figure>} label="best claims rating" />
        <Stat value={<Figure basis="illustrative">{bestService.toFixed(1)}/5</Figure>} label="top customer score" />
      </StatList>
      <p className="mt-4 text-small text-ink-soft">{illustrativeFigures}.</p>
    </FigureGroup>
  );
}
