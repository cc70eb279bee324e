import type { Figure, SourceId } from "./figure.ts";
import type { DollarRange } from "#format/money.ts";
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
 * What a published price measures, because two of them may not be compared:
 * - `paid`: paid on average by everybody; for Quebec `paid-private` is without the public plan's share, `paid-with-public` with it;
 * - `paid-owner`, `paid-condo`: paid on average by owners of houses, of condos;
 * - `profiles`: the median of quotes for thirty made-up drivers;
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

/** A price as somebody published it. */
export interface PublishedPrice {
  /** Dollars a year. */
  readonly dollars: number | DollarRange;
  readonly measures: PriceMeasure;
  /** When it was true, as the source says it: "October 2024", or "undated". */
  readonly period: string;
  readonly source: SourceId;
}

/** What a visitor should know at a glance about insurance in one province or territory. */
export interface Province {
  readonly slug: ProvinceSlug;
  readonly name: string;
  /** Postal abbreviation, such as "ON". */
  readonly abbreviation: ProvinceCode;
  /** One sentence: who sells the compulsory cover and how injuries are paid. */
  readonly autoSummary: string;
  /** What a reader has to know of the least liability beside its amount, which stands in `minimum-liability.ts`. */
  readonly minimumLiabilityNote?: string;
  /** What the law requires beside liability, without amounts. */
  readonly compulsoryCover: readonly string[];
  /** What was published of car insurance, newest first; empty where nothing was. */
  readonly autoPrices: readonly PublishedPrice[];
  /** What was published of home insurance, newest first; empty where nothing was. */
  readonly homePrices: readonly PublishedPrice[];
  readonly homeRisks: readonly string[];
  readonly healthPlan: {
    readonly name: string;
    /** When cover starts for somebody who arrives from abroad. */
    readonly newcomerStart: Figure;
  };
  /** Provincial sales tax on premiums; GST and HST are charged nowhere. */
  readonly premiumTax: Figure;
  /** Who supervises, with the page where a visitor goes on where one is known. */
  readonly regulators: readonly {
    readonly name: string;
    readonly role: string;
    readonly url?: `https://${string}`;
  }[];
  /** Sources of the facts that are not figures. */
  readonly sources: readonly SourceId[];
  /** Column and row of the province's tile on the map, from the top left, starting at 0. */
  readonly tile: { readonly column: number; readonly row: number };
}
