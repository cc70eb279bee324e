import { TextLink } from "#design-system/link/link.tsx";
import { bandOf, bandsIn, endsOf, isElsewhere, knownPrices, priceOf, type PriceBand } from "#domain/price-band.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { Dwelling } from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourcePageLink } from "#widgets/reading/figure/source-page-link.tsx";
import { onePriceWords as words } from "#words/one-price.ts";
import { priceBases, pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { formatPrice } from "./format-price.ts";
import { PriceTrack } from "./price-track.tsx";
import { usePriceVisitor } from "./price-visitor.ts";

export interface OnePriceProps {
  /** The prices of the line. */
  readonly bands: readonly PriceBand[];
  readonly line: InsuranceLine;
  /** The page's province, whose own price or none is shown; left out, the price follows the visitor's. */
  readonly province?: ProvinceCode;
  /** The page's kind of home; left out, the price follows the visitor's. */
  readonly dwelling?: Dwelling;
}

/**
 * One published price of a line of insurance: what it is for, where and when, its place among the other known prices, and
 * its source. The source is linked here and is not in the page's list, because the price changes with the visitor's
 * province, age and kind of home. Without a price for them, it has the first of the line, and says that it is another
 * province's.
 *
 * Accessibility: the track is hidden; its ends stand below it, and the list of prices has the others.
 */
export function OnePrice({ bands, line, province, dwelling }: OnePriceProps) {
  const [yours] = useProvince();
  const [visitor] = usePriceVisitor();
  const band = bandOf(province === undefined ? bands : bandsIn(bands, province), line, {
    ...visitor,
    province: province ?? yours,
    dwelling: dwelling ?? visitor.dwelling,
  });
  if (band === undefined) return null;
  const { what, basis, usual, others: ofOthers } = band;
  const known = knownPrices(bands, band, visitor.sex);
  const others = known.filter(({ of }) => of !== usual?.of);
  const [lowest, highest] = endsOf(known);
  const price = priceOf(band);
  const { source } = usual?.published ?? band;
  return (
    <section
      data-slot="one-price"
      aria-label={what}
      className="mt-4 grid print:break-inside-avoid gap-1 border-t-2 border-brand bg-surface px-4 pt-3 pb-4 text-caption tablet:mb-6 laptop:max-w-80"
    >
      <p>{what}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-price text-money">{formatPrice(price)}</span>
        <span className="text-ink-soft">{placeOf(band, province ?? yours)}</span>
      </p>
      {lowest !== undefined && highest !== undefined && lowest !== highest && (
        <div className="text-ink-soft">
          <PriceTrack prices={known} own={price} />
          <p className="flex justify-between gap-4">
            <span>{words.priceOf(lowest.of, formatPrice(lowest.price))}</span>
            <span className="text-end">{words.priceOf(highest.of, formatPrice(highest.price))}</span>
          </p>
        </div>
      )}
      {ofOthers !== undefined && (
        <p>
          <span>{ofOthers.text}</span> (<SourcePageLink source={sourceOf(ofOthers.source)} name="publisher" />)
        </p>
      )}
      <p className="text-ink-soft">
        <SourcePageLink source={sourceOf(source)} name="publisher" />
        <span>{words.kind(priceBases[basis])}</span>
        <TextLink href={`/learn/prices#${line}`}>{words.others(others.length)}</TextLink>
      </p>
    </section>
  );
}

/** Where, for whom and when a price was published; for another province's, that it is one. */
function placeOf(band: PriceBand, own: ProvinceCode | null): string {
  const { province, usual, asOf, low, high } = band;
  // A range of the two sexes names both, with their age.
  const bothSexes = usual === undefined && low?.sex !== undefined && high?.sex !== undefined ? [low.of, high.of] : [];
  const ownName = own === null ? null : provinceNamesByCode[own];
  const ofProvince = Object.values(provinceNamesByCode).find((name) => name === usual?.of);
  const where = province === undefined ? ofProvince : provinceNamesByCode[province];
  const isOther = province === undefined ? where !== ownName : isElsewhere(band, own);
  const named = where !== undefined && isOther ? words.elsewhere(where, ownName) : where;
  const parts = [
    named,
    usual?.of === where ? undefined : usual?.of,
    bothSexes.join("; ") || undefined,
    pricePeriod(usual?.published?.asOf ?? asOf),
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}
