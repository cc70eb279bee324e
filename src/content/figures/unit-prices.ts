import type { ProvinceCode } from "#domain/province-code.ts";
import type { SourceId } from "#domain/figure.ts";
import type { DollarRange } from "#format/money.ts";

/** A price that was published for tenants or for owners of a condo unit. */
export interface UnitPrice {
  readonly dwelling: "tenant" | "condo";
  /** `null` for Canada. */
  readonly province: ProvinceCode | null;
  readonly dollars: number | DollarRange;
  readonly per: "month" | "year";
  /** When it was true, as the source says it. */
  readonly period: string;
  readonly source: SourceId;
}

/** Published prices of tenant and condo insurance, before tax. */
export const unitPrices: readonly UnitPrice[] = [
  {
    dwelling: "tenant",
    province: null,
    dollars: { from: 12, to: 35 },
    per: "month",
    period: "October 2024",
    source: "S512",
  },
  {
    dwelling: "tenant",
    province: "ON",
    dollars: { from: 15, to: 33 },
    per: "month",
    period: "November 2024",
    source: "S986",
  },
  { dwelling: "condo", province: "ON", dollars: 345, per: "year", period: "undated", source: "S985" },
  { dwelling: "condo", province: "QC", dollars: 544, per: "year", period: "2022", source: "S505" },
  {
    dwelling: "condo",
    province: "BC",
    dollars: { from: 400, to: 900 },
    per: "year",
    period: "undated",
    source: "S507",
  },
];
