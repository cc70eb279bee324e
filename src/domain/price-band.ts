import type { SourceId } from "./figure.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import {
  nearestOfAge,
  type AgeBand,
  type Dwelling,
  type Price,
  type PriceBasis,
  type PriceVisitor,
  type Sex,
  type PricePeriod,
} from "./price-list.ts";
import type { ProvinceCode } from "./province-code.ts";

/** A price with the customer, place or product that it was published for. */
export interface BandPrice {
  readonly price: Price;
  /** Who, where or what: "Woman, 30". */
  readonly of: string;
  /** Sex of the customer, where it decides on the price. */
  readonly sex?: Sex;
  /** Period and source, where they differ from the band's. */
  readonly published?: { readonly asOf: PricePeriod; readonly source: SourceId };
}

/** A low, a usual and a high price of a line of insurance, all of one kind and for one product. */
export interface PriceBand {
  readonly line: InsuranceLine;
  /** Left out for a band of all of Canada. */
  readonly province?: ProvinceCode;
  /** Kind of home; left out for a band of owners, or of all kinds. */
  readonly dwelling?: Dwelling;
  /** Ages of the customers; left out for a band of several ages or none. */
  readonly ages?: AgeBand;
  /** Whether the customers smoke; only smokers get a band for smokers. Left out where smoking makes no difference. */
  readonly smokes?: boolean;
  /** What is known of other customers than those of the prices. */
  readonly others?: { readonly text: string; readonly source: SourceId };
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
export interface BandVisitor extends Pick<PriceVisitor, "age" | "sex" | "smokes" | "dwelling"> {
  readonly province: ProvinceCode | null;
}

/** The prices of a band, cheapest first. */
function pricesOf({ low, usual, high }: PriceBand): readonly BandPrice[] {
  return [low, usual, high].filter((price) => price !== undefined);
}

/** Whether a band has a price for a sex: its own, or one for everyone. */
function isFor(band: PriceBand, sex: Sex): boolean {
  return pricesOf(band).some((price) => price.sex === undefined || price.sex === sex);
}

/** A band of prices by sex without those of the other sex; a single price left is the usual one. */
function bandFor(band: PriceBand, sex: Sex | null): PriceBand {
  const prices = pricesOf(band);
  const own = prices.filter((price) => price.sex === sex);
  const [usual, second] = own;
  if (usual === undefined || second !== undefined || prices.some((price) => price.sex === undefined)) return band;
  const { low: _low, high: _high, ...rest } = band;
  return { ...rest, usual };
}

/**
 * The band of a line for a visitor: one for smokers if the visitor smokes, and one with a price for the visitor's sex;
 * of the kind of home or the age if there are such bands, otherwise a general one. Of those, the province's own, or else
 * the one of all of Canada, or else the first, which is another province's: `isElsewhere` tells it from the visitor's own.
 */
export function bandOf(
  bands: readonly PriceBand[],
  line: InsuranceLine,
  { province, age, sex, smokes, dwelling }: BandVisitor,
): PriceBand | undefined {
  const ofBoth = bands.filter((band) => band.line === line && (sex === null || isFor(band, sex)));
  const ofSmokers = smokes === true ? ofBoth.filter((band) => band.smokes === true) : [];
  const ofLine = ofSmokers.length > 0 ? ofSmokers : ofBoth.filter((band) => band.smokes !== true);
  const general = ofLine.filter((band) => band.dwelling === undefined && band.ages === undefined);
  const ofAge = age === null ? null : nearestOfAge(ofLine, age);
  const ofDwelling = ofLine.filter((band) => band.dwelling === dwelling);
  // The general bands of homes are those of owners of houses.
  const own = ofAge !== null ? [ofAge] : dwelling === "house" ? [...ofDwelling, ...general] : ofDwelling;
  const candidates = own.length > 0 ? own : general;
  const band =
    candidates.find((one) => one.province === province) ??
    candidates.find((one) => one.province === undefined) ??
    (dwelling === "house" ? general : candidates)[0];
  return band === undefined ? undefined : bandFor(band, sex);
}

const lowOf = (price: Price) => (typeof price === "number" ? price : price.from);
const highOf = (price: Price) => (typeof price === "number" ? price : price.to);

/** The one price of a band: the usual one, or else the range of all its prices. */
export function priceOf(band: PriceBand): Price {
  if (band.usual !== undefined) return band.usual.price;
  const prices = pricesOf(band).map(({ price }) => price);
  const [from, to] = [Math.min(...prices.map(lowOf)), Math.max(...prices.map(highOf))];
  return from === to ? from : { from, to };
}

/** A price with its period and source. */
export interface KnownPrice extends Pick<BandPrice, "price" | "of" | "sex"> {
  readonly asOf: PricePeriod;
  readonly source: SourceId;
}

function publishedPrices(band: PriceBand): readonly KnownPrice[] {
  return pricesOf(band).map(({ published = band, ...price }) => ({
    ...price,
    asOf: published.asOf,
    source: published.source,
  }));
}

/**
 * Every known price of the same product and kind as a band's, cheapest first: of other places or customers, but not of
 * the other sex. A much older price is left out, unless it is the band's own.
 */
export function knownPrices(bands: readonly PriceBand[], band: PriceBand, sex: Sex | null): readonly KnownPrice[] {
  const { what, basis, province } = band;
  const alike = bands.filter(
    (one) => one.what === what && one.basis === basis && (one.asOf !== "from2017To2020" || one.province === province),
  );
  // One price a place or customer: general bands have some of the others' again.
  const ofEach = new Map(alike.flatMap(publishedPrices).map((price) => [price.of, price]));
  return [...ofEach.values()]
    .filter((price) => sex === null || price.sex === undefined || price.sex === sex)
    .toSorted((one, other) => lowOf(one.price) - lowOf(other.price));
}

/** Of known prices, cheapest first, the one that begins lowest and the one that ends highest. */
export function endsOf(
  prices: readonly KnownPrice[],
): readonly [lowest: KnownPrice | undefined, highest: KnownPrice | undefined] {
  return [prices[0], prices.toSorted((one, other) => highOf(other.price) - highOf(one.price))[0]];
}

/** Whether a band is of another province than the given one, so that it must not be shown as the visitor's own. */
export function isElsewhere({ province }: PriceBand, own: ProvinceCode | null): boolean {
  return province !== undefined && province !== own;
}

/** The bands published for a province itself. */
export function bandsIn(bands: readonly PriceBand[], province: ProvinceCode): readonly PriceBand[] {
  return bands.filter((band) => band.province === province);
}
