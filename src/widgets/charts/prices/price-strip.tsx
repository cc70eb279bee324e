import { cva } from "class-variance-authority";
import { Fragment } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { bandOf, bandsIn, isElsewhere, type BandPrice, type PriceBand } from "#domain/price-band.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { Dwelling } from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourcePageLink } from "#widgets/reading/figure/source-page-link.tsx";
import { priceBases, priceListWords as words } from "#words/price-lists.ts";
import { pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { formatPrice } from "./format-price.ts";
import { usePriceVisitor } from "./price-visitor.ts";

export interface PriceStripProps {
  readonly bands: readonly PriceBand[];
  readonly line: InsuranceLine;
  /** The page's province, whose own band or none is shown; left out, the strip follows the visitor's. */
  readonly province?: ProvinceCode;
  /** The page's kind of home; left out, the strip follows the visitor's. */
  readonly dwelling?: Dwelling;
}

const priceColumns = cva("grid gap-x-4 gap-y-2 wide-phone:flex wide-phone:gap-x-8", {
  variants: { isOne: { true: "", false: "grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]" } },
});

const ends = ["low", "usual", "high"] as const;

/**
 * A low, a usual and a high published price of a line of insurance, with date, source and what they are for. The source is
 * linked here and is not in the page's list, because the strip changes with the visitor's province, age and kind of home.
 * Without a band for them, the strip has the first of the line, and says that it is another province's.
 */
export function PriceStrip({ bands, line, province, dwelling }: PriceStripProps) {
  const [yours] = useProvince();
  const [visitor] = usePriceVisitor();
  const band = bandOf(province === undefined ? bands : bandsIn(bands, province), line, {
    ...visitor,
    province: province ?? yours,
    dwelling: dwelling ?? visitor.dwelling,
  });
  if (band === undefined) return null;
  const { what, basis, asOf, source, others } = band;
  const own = province ?? yours;
  const prices = ends.flatMap((end) => {
    const price = band[end];
    return price === undefined ? [] : [{ end, ...price }];
  });
  return (
    <section data-slot="price-strip" aria-label={what} className="flex flex-col gap-1.5 py-3 print:gap-0">
      <p className="text-small">
        <strong>
          {band.province === undefined
            ? words.inCanada
            : isElsewhere(band, own)
              ? words.elsewhere(provinceNamesByCode[band.province], own === null ? null : provinceNamesByCode[own])
              : words.inProvince(provinceNamesByCode[band.province])}
        </strong>
        <span>{` ${what}`}</span>
      </p>
      {/* One price has the whole width, so that a range stands in one line. */}
      <dl className={priceColumns({ isOne: prices.length === 1 })}>
        {prices.map(({ end, ...price }) => (
          <End key={end} name={nameOf(price, band.isOfOneCustomer === true ? words[end] : null)} price={price.price} />
        ))}
      </dl>
      {others !== undefined && (
        <p className="text-small">
          <span>{others.text}</span> (<SourcePageLink source={sourceOf(others.source)} name="publisher" />)
        </p>
      )}
      <p className="text-caption text-ink-soft">
        {prices.map(
          ({ published }) =>
            published !== undefined && (
              <Fragment key={published.source}>
                <SourcePageLink source={sourceOf(published.source)} name="publisher" />
                <span>{`, ${pricePeriod(published.asOf)}; `}</span>
              </Fragment>
            ),
        )}
        <SourcePageLink source={sourceOf(source)} name="publisher" />
        <span>{words.dateAndKind(pricePeriod(asOf), priceBases[basis])}</span>
        <TextLink href={`/learn/prices#${line}`}>{words.allPrices}</TextLink>
      </p>
    </section>
  );
}

/** Who or where a price is for, with its period where that differs; after the end of the range, if there is one. */
function nameOf({ of, published }: BandPrice, end: string | null): string {
  const name = published === undefined ? of : `${of}, ${pricePeriod(published.asOf)}`;
  return end === null ? name : words.endOf(end, name);
}

function End({ name, price }: Pick<BandPrice, "price"> & { readonly name: string }) {
  return (
    // Amounts stand in one line, below names of different lengths.
    <div className="flex flex-col justify-between">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="font-display text-heading-4 font-semibold">{formatPrice(price)}</dd>
    </div>
  );
}
