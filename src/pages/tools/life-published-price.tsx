import { termPriceColumns, termPrices } from "#content/figures/term-prices.ts";
import { lifeNeedsNumbers, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { termPriceFor, type TermPrice } from "#domain/term-price.ts";
import { formatDollars } from "#format/money.ts";
import { readNumber } from "#format/read-number.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/life-needs.ts";

export interface LifePublishedPriceProps {
  readonly input: LifeNeedsInput;
  /** Coverage gap in dollars. */
  readonly gap: number;
}

/**
 * The published price of a twenty-year term for the coverage gap. The prices are those of healthy people who don't smoke,
 * by age: without an age, or for others, nothing is shown.
 */
export function LifePublishedPrice({ input, gap }: LifePublishedPriceProps) {
  const age = readNumber(input.age, lifeNeedsNumbers.age);
  const isHealthy = input.smoker === "no" && (input.health === "good" || input.health === "excellent");
  const found = age === null || !isHealthy ? null : termPriceFor(termPriceColumns, age, gap);
  if (found === null) return null;
  const write = ({ woman, man }: TermPrice) => {
    if (input.gender === "female") return formatDollars(woman);
    return input.gender === "male" ? formatDollars(man) : words.ofBoth(formatDollars(woman), formatDollars(man));
  };
  const customer = words.healthyNonSmoker(
    input.gender === "female" ? "woman" : input.gender === "male" ? "man" : null,
    found.age,
  );
  const published = write(found.published);
  return (
    <p className="mt-2 text-small">
      <span>
        {gap === found.publishedFor
          ? words.publishedPrice(termPrices.period, customer, published)
          : words.publishedPriceScaled(
              termPrices.period,
              customer,
              published,
              formatDollars(found.publishedFor),
              write(found.scaled),
            )}
      </span>
      <SourceMarks ids={[termPrices.source]} />
    </p>
  );
}
