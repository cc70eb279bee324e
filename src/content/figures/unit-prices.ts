import type { ProvinceCode } from "#domain/province-code.ts";
import type { SourceId } from "#domain/figure.ts";
import type { PriceBasis, PricePeriod } from "#domain/price-list.ts";
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

export const tenantInCanada = {
  dwelling: "tenant",
  province: null,
  dollars: { from: 12, to: 35 },
  per: "month",
  basis: "quote",
  period: "2024-10",
  source: "S512",
} as const satisfies UnitPrice;

export const tenantInOntario = {
  dwelling: "tenant",
  province: "ON",
  dollars: { from: 15, to: 33 },
  per: "month",
  basis: "quote",
  period: "2024-11",
  source: "S986",
} as const satisfies UnitPrice;

/** The average of one broker's customers. */
export const tenantInQuebec = {
  dwelling: "tenant",
  province: "QC",
  dollars: 18,
  per: "month",
  basis: "average",
  period: "undated",
  source: "S1450",
} as const satisfies UnitPrice;

export const condoInQuebec = {
  dwelling: "condo",
  province: "QC",
  dollars: 544,
  per: "year",
  basis: "average",
  period: "2022",
  source: "S505",
} as const satisfies UnitPrice;

export const condoInOntario = {
  dwelling: "condo",
  province: "ON",
  dollars: 345,
  per: "year",
  basis: "average",
  period: "2021-01",
  source: "S985",
} as const satisfies UnitPrice;

export const condoInBritishColumbia = {
  dwelling: "condo",
  province: "BC",
  dollars: { from: 400, to: 900 },
  per: "year",
  basis: "quote",
  period: "undated",
  source: "S507",
} as const satisfies UnitPrice;

/** Published prices of tenant and condo insurance, before tax, for each kind of home the best-dated first. */
export const unitPrices = [
  tenantInCanada,
  tenantInOntario,
  tenantInQuebec,
  condoInQuebec,
  condoInOntario,
  condoInBritishColumbia,
] as const satisfies readonly UnitPrice[];

/** The price for a visitor: the province's own, or else Canada's, or else the first of the kind of home. */
export function unitPriceFor(dwelling: UnitPrice["dwelling"], province: ProvinceCode | null): UnitPrice {
  const own = unitPrices.find((price) => price.dwelling === dwelling && price.province === province);
  return own ?? (dwelling === "tenant" ? tenantInCanada : condoInQuebec);
}
