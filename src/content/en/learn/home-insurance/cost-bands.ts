import type { HomeCostBand } from "#domain/guide-records.ts";

export const homeCostBands = [
  { homeValue: "$300K", from: 85, to: 120 },
  { homeValue: "$500K", from: 105, to: 150 },
  { homeValue: "$750K", from: 135, to: 190 },
  { homeValue: "$1M+", from: 180, to: 300 },
] as const satisfies readonly HomeCostBand[];
