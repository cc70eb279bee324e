import type { DatedFigures } from "#domain/dated-figure.ts";

/** A fee plus an amount for each started step above a threshold, for values up to `upTo`. In dollars. */
export interface FeeBand {
  readonly upTo: number;
  readonly fee: number;
  readonly per: number;
  readonly step: number;
  readonly over: number;
}

/** Probate fees by the value of the estate. Quebec has none for a notarial will. */
export const probateFees = {
  ON: {
    value: [
      { upTo: 50_000, fee: 0, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 0, per: 15, step: 1000, over: 50_000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S434",
  },
  BC: {
    value: [
      { upTo: 25_000, fee: 0, per: 0, step: 1000, over: 0 },
      { upTo: 50_000, fee: 0, per: 6, step: 1000, over: 25_000 },
      { upTo: Number.POSITIVE_INFINITY, fee: 150, per: 14, step: 1000, over: 50_000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "October 2024",
    validTo: "2028-05-22",
    basis: "S455",
  },
  AB: {
    value: [
      { upTo: 10_000, fee: 35, per: 0, step: 1000, over: 0 },
      { upTo: 25_000, fee: 135, per: 0, step: 1000, over: 0 },
      { upTo: 125_000, fee: 275, per: 0, step: 1000, over: 0 },
      { upTo: 250_000, fee: 400, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 525, per: 0, step: 1000, over: 0 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S456",
  },
  SK: {
    value: [{ upTo: Number.POSITIVE_INFINITY, fee: 0, per: 7, step: 1000, over: 0 }] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S459",
  },
  MB: {
    value: [{ upTo: Number.POSITIVE_INFINITY, fee: 0, per: 0, step: 1000, over: 0 }] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "6 November 2020",
    validTo: "2028-05-22",
    basis: "S1329",
  },
  NB: {
    value: [
      { upTo: 20_000, fee: 200, per: 0, step: 1000, over: 0 },
      { upTo: 100_000, fee: 200, per: 5, step: 1000, over: 20_000 },
      { upTo: Number.POSITIVE_INFINITY, fee: 600, per: 15, step: 1000, over: 100_000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "June 12, 2026",
    validTo: "2028-05-22",
    basis: "S461",
  },
  NS: {
    value: [
      { upTo: 10_000, fee: 85.6, per: 0, step: 1000, over: 0 },
      { upTo: 25_000, fee: 215.2, per: 0, step: 1000, over: 0 },
      { upTo: 50_000, fee: 358.15, per: 0, step: 1000, over: 0 },
      { upTo: 100_000, fee: 1002.65, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 1002.65, per: 16.95, step: 1000, over: 100_000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S458",
  },
  PE: {
    value: [
      { upTo: 10_000, fee: 50, per: 0, step: 1000, over: 0 },
      { upTo: 25_000, fee: 100, per: 0, step: 1000, over: 0 },
      { upTo: 50_000, fee: 200, per: 0, step: 1000, over: 0 },
      { upTo: 100_000, fee: 400, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 400, per: 4, step: 1000, over: 100_000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S738",
  },
  NL: {
    value: [
      { upTo: 1000, fee: 60, per: 0, step: 100, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 60, per: 0.6, step: 100, over: 1000 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "June 2015",
    validTo: "2028-05-22",
    basis: "S1326",
  },
  YT: {
    value: [
      { upTo: 25_000, fee: 0, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 140, per: 0, step: 1000, over: 0 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S741",
  },
  NT: {
    value: [
      { upTo: 10_000, fee: 30, per: 0, step: 1000, over: 0 },
      { upTo: 25_000, fee: 110, per: 0, step: 1000, over: 0 },
      { upTo: 125_000, fee: 215, per: 0, step: 1000, over: 0 },
      { upTo: 250_000, fee: 325, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 435, per: 0, step: 1000, over: 0 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S739",
  },
  NU: {
    value: [
      { upTo: 10_000, fee: 30, per: 0, step: 1000, over: 0 },
      { upTo: 25_000, fee: 110, per: 0, step: 1000, over: 0 },
      { upTo: 125_000, fee: 215, per: 0, step: 1000, over: 0 },
      { upTo: 250_000, fee: 325, per: 0, step: 1000, over: 0 },
      { upTo: Number.POSITIVE_INFINITY, fee: 425, per: 0, step: 1000, over: 0 },
    ] satisfies readonly FeeBand[],
    unit: "CAD",
    asOf: "September 2026",
    validTo: "2028-05-22",
    basis: "S740",
  },
} as const satisfies DatedFigures;
