import type { Figure, SourceId } from "./figure.ts";
import type { DollarRange } from "#format/money.ts";
import type { PricePeriod } from "./price-list.ts";
import type { ProvinceCode } from "./province-code.ts";

/** Slugs of the thirteen provinces and territories, as used in addresses. */
export const provinceSlugs = [
  "alberta",
  "british-columbia",
  "manitoba",
  "new-brunswick",
  "newfoundland-and-labrador",
  "northwest-territories",
  "nova-scotia",
  "nunavut",
  "ontario",
  "prince-edward-island",
  "quebec",
  "saskatchewan",
  "yukon",
] as const;

export type ProvinceSlug = (typeof provinceSlugs)[number];

/**
 * Measure of a published price. Prices with different measures must not be compared:
 * - `paid`: average paid by all policyholders; for Quebec `paid-private` excludes the public plan's share,
 *   `paid-with-public` includes it;
 * - `paid-owner`, `paid-condo`: average paid by owners of houses, of condos;
 * - `profiles`: the median of quotes for thirty fictitious drivers;
 * - `quoted`: the average of quotes on a comparison site; `quoted-with-water` includes a package of water coverage;
 * - `broker`: the usual range of one broker.
 */
export type PriceMeasure =
  | "paid"
  | "paid-private"
  | "paid-with-public"
  | "paid-owner"
  | "paid-condo"
  | "profiles"
  | "quoted"
  | "quoted-with-water"
  | "broker";

/** A published price. */
export interface PublishedPrice {
  /** Dollars a year. */
  readonly dollars: number | DollarRange;
  readonly measures: PriceMeasure;
  readonly period: PricePeriod;
  readonly source: SourceId;
}

/** Whether a price is of the newest publication in a list, newest first: that may have prices for several customers. */
export function isNewest({ period, source }: PublishedPrice, [newest]: readonly PublishedPrice[]): boolean {
  return newest?.period === period && newest.source === source;
}

/** Key facts about insurance in one province or territory. */
export interface Province {
  readonly slug: ProvinceSlug;
  readonly name: string;
  /** Postal abbreviation: "ON". */
  readonly abbreviation: ProvinceCode;
  /** One sentence: sellers of the compulsory cover, and how injuries are compensated. */
  readonly autoSummary: string;
  /** Caveat beside the minimum liability amount, which is in `minimum-liability.ts`. */
  readonly minimumLiabilityNote?: string;
  /** Compulsory cover besides liability, without amounts. */
  readonly compulsoryCover: readonly string[];
  /** Published car insurance prices, newest first; empty where none were published. */
  readonly autoPrices: readonly PublishedPrice[];
  /** Published home insurance prices, newest first; empty where none were published. */
  readonly homePrices: readonly PublishedPrice[];
  readonly homeRisks: readonly string[];
  readonly healthPlan: {
    readonly name: string;
    /** Start of coverage for a person who arrives from abroad. */
    readonly newcomerStart: Figure;
  };
  /** Provincial sales tax on premiums; GST and HST apply to no premium. */
  readonly premiumTax: Figure;
  /** Regulators, each with the address of its visitors' page where known. */
  readonly regulators: readonly {
    readonly name: string;
    readonly role: string;
    readonly url?: `https://${string}`;
  }[];
  /** Sources of the facts other than figures. */
  readonly sources: readonly SourceId[];
  /** Zero-based column and row of the province's tile on the map, from the top left. */
  readonly tile: { readonly column: number; readonly row: number };
}
