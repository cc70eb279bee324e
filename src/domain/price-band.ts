import type { SourceId } from "./figure.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { Price, PriceBasis } from "./price-list.ts";
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

/** The band of a line in a province, or else the first band of the line. */
export function bandOf(
  bands: readonly PriceBand[],
  line: InsuranceLine,
  province: ProvinceCode | null,
): PriceBand | undefined {
  const ofLine = bands.filter((band) => band.line === line);
  return ofLine.find((band) => province !== null && band.province === province) ?? ofLine[0];
}

/** The bands published for a province itself. */
export function bandsIn(bands: readonly PriceBand[], province: ProvinceCode): readonly PriceBand[] {
  return bands.filter((band) => band.province === province);
}
