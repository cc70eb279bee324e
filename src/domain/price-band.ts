import type { SourceId } from "./figure.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import {
  nearestOfAge,
  type AgeBand,
  type Dwelling,
  type Price,
  type PriceBasis,
  type PriceVisitor,
} from "./price-list.ts";
import type { PricePeriod } from "./price-period.ts";
import type { ProvinceCode } from "./province-code.ts";

/** A price with the customer, place or product that it was published for. */
export interface BandPrice {
  readonly price: Price;
  /** Who, where or what: "Woman, 30". */
  readonly of: string;
}

/** A low, a usual and a high price of a line of insurance, all of one kind and date and for one product. */
export interface PriceBand {
  readonly line: InsuranceLine;
  /** Left out for a band of all of Canada. */
  readonly province?: ProvinceCode;
  /** Kind of home; left out for a band of owners, or of all kinds. */
  readonly dwelling?: Dwelling;
  /** Ages of the customers; left out for a band of several ages or none. */
  readonly ages?: AgeBand;
  /** Product and period: "Twenty-year term of $500,000, a month". */
  readonly what: string;
  readonly basis: PriceBasis;
  readonly asOf: PricePeriod;
  readonly source: SourceId;
  /** Left out where the source has no lower price. */
  readonly low?: BandPrice;
  readonly usual?: BandPrice;
  readonly high?: BandPrice;
}

/** What decides on a visitor's band; `null` for what the visitor hasn't told. */
export interface BandVisitor extends Pick<PriceVisitor, "age" | "dwelling"> {
  readonly province: ProvinceCode | null;
}

/**
 * The band of a line for a visitor: of the kind of home or the age if there are such bands, otherwise a general one.
 * Of those, the province's own, or else the one of all of Canada, or else the first.
 */
export function bandOf(
  bands: readonly PriceBand[],
  line: InsuranceLine,
  { province, age, dwelling }: BandVisitor,
): PriceBand | undefined {
  const ofLine = bands.filter((band) => band.line === line);
  const general = ofLine.filter((band) => band.dwelling === undefined && band.ages === undefined);
  const ofAge = age === null ? null : nearestOfAge(ofLine, age);
  const ofDwelling = dwelling === null ? [] : ofLine.filter((band) => band.dwelling === dwelling);
  // The general bands of homes are those of owners of houses.
  const own = ofAge !== null ? [ofAge] : dwelling === "house" ? [...ofDwelling, ...general] : ofDwelling;
  const candidates = own.length > 0 ? own : general;
  return (
    candidates.find((band) => province !== null && band.province === province) ??
    candidates.find((band) => band.province === undefined) ??
    (dwelling === "house" ? general : candidates)[0]
  );
}

/** The bands published for a province itself. */
export function bandsIn(bands: readonly PriceBand[], province: ProvinceCode): readonly PriceBand[] {
  return bands.filter((band) => band.province === province);
}
