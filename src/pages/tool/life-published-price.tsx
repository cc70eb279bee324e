import { termPriceColumns, termPrices } from "#content/figures/term-prices.ts";
import { lifeNeedsNumbers, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { termPriceFor, type ScaledTermPrice, type TermPrice } from "#domain/term-price.ts";
import { formatDollars } from "#format/money.ts";
import { readNumber } from "#format/read-number.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/life-needs.ts";

export interface LifePublishedPriceProps {
  readonly input: LifeNeedsInput;
  /** Coverage gap in dollars. */
  readonly gap: number;
  /** `basis` says whom and which amount the price was published for. */
  readonly says: "price" | "basis";
}

/** The published prices are those of healthy people who don't smoke, by age: for others, or without an age, there is none. */
function priceFor({ age, smoker, health }: LifeNeedsInput, gap: number): ScaledTermPrice | null {
  const years = readNumber(age, lifeNeedsNumbers.age);
  const isHealthy = smoker === "no" && (health === "good" || health === "excellent");
  return years === null || !isHealthy ? null : termPriceFor(termPriceColumns, years, gap);
}

/** The published price of a twenty-year term for the coverage gap. */
export function LifePublishedPrice({ input, gap, says }: LifePublishedPriceProps) {
  const found = priceFor(input, gap);
  if (found === null) return null;
  const write = ({ woman, man }: TermPrice) => {
    if (input.gender === "female") return formatDollars(woman);
    return input.gender === "male" ? formatDollars(man) : words.priceOfBoth(formatDollars(woman), formatDollars(man));
  };
  return (
    <>
      <span>
        {says === "price"
          ? ` ${words.publishedPrice(write(found.scaled))}`
          : words.publishedPriceBasis(
              termPrices.period,
              found.age,
              formatDollars(found.publishedFor),
              write(found.published),
            )}
      </span>
      <SourceMarks ids={[termPrices.source]} />
    </>
  );
}
