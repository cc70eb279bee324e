import type { ProvinceCode } from "#domain/province-code.ts";
import type { SourceId } from "#domain/figure.ts";
import type { PriceBasis } from "#domain/price-list.ts";
import type { PricePeriod } from "#domain/price-period.ts";
import type { DollarRange } from "#format/money.ts";

/** A published price for tenants or condo owners. */
export interface UnitPrice {
  readonly dwelling: "tenant" | "condo";
  /** `null` for all of Canada. */
  readonly province: ProvinceCode | null;
  readonly dollars: number | DollarRange;
  readonly per: "month" | "year";
  readonly basis: PriceBasis;
  readonly period: PricePeriod;
  readonly source: SourceId;
}

/** Published prices of tenant and condo insurance, before tax, for each kind of home the best-dated first. */
export const unitPrices = [
  {
    dwelling: "tenant",
    province: null,
    dollars: { from: 12, to: 35 },
    per: "month",
    basis: "quote",
    period: "2024-10",
    source: "S512",
  },
  {
    dwelling: "tenant",
    province: "ON",
    dollars: { from: 15, to: 33 },
    per: "month",
    basis: "quote",
    period: "2024-11",
    source: "S986",
  },
  { dwelling: "condo", province: "QC", dollars: 544, per: "year", basis: "average", period: "2022", source: "S505" },
  {
    dwelling: "condo",
    province: "ON",
    dollars: 345,
    per: "year",
    basis: "average",
    period: "2021-01",
    source: "S985",
  },
  {
    dwelling: "condo",
    province: "BC",
    dollars: { from: 400, to: 900 },
    per: "year",
    basis: "quote",
    period: "undated",
    source: "S507",
  },
] as const satisfies readonly UnitPrice[];

/** The price for a visitor: the province's own, or else Canada's, or else the first of the kind of home. */
export function unitPriceFor(dwelling: UnitPrice["dwelling"], province: ProvinceCode | null): UnitPrice {
  const [tenantInCanada, , condoInQuebec] = unitPrices;
  const own = unitPrices.find((price) => price.dwelling === dwelling && price.province === province);
  return own ?? (dwelling === "tenant" ? tenantInCanada : condoInQuebec);
}
