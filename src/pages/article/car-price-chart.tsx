import type { PublishedPrice } from "#domain/province.ts";
import { PriceChart, type PriceChartProps } from "#widgets/charts/price-chart.tsx";
import { provincePrices } from "#content/figures/province-prices.ts";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";

export interface CarPriceChartProps extends Pick<PriceChartProps, "title" | "summary"> {
  /** Legend of the owner's ranges. */
  readonly range: string;
  /** Legend of the newest average of premiums paid. */
  readonly paid: string;
  /** Legend of the study that priced made-up driver profiles. */
  readonly profiles: string;
}

/** The owner's ranges for the annual car premium, beside published figures. */
export function CarPriceChart({ title, summary, range, paid, profiles }: CarPriceChartProps) {
  return (
    <PriceChart
      title={title}
      summary={summary}
      legend={{ range, circle: paid, diamond: profiles }}
      rows={autoAnnualRanges.map(({ slug, province, from, to }) => {
        const prices: readonly PublishedPrice[] = provincePrices[slug].auto;
        const newest = prices.find(({ measures }) => measures.startsWith("paid"));
        return {
          label: province,
          range: { from, to },
          circles: dollarsOf(newest),
          diamonds: dollarsOf(prices.find(({ measures }) => measures === "profiles")),
        };
      })}
    />
  );
}

function dollarsOf(price: PublishedPrice | undefined): readonly number[] {
  return typeof price?.dollars === "number" ? [price.dollars] : [];
}
