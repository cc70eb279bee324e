import type { HomeCostBand } from "#domain/guide-records.ts";

export const homeCostBands = [
  { homeValue: "300 000 $", from: 85, to: 120 },
  { homeValue: "500 000 $", from: 105, to: 150 },
  { homeValue: "750 000 $", from: 135, to: 190 },
  { homeValue: "1 million de dollars et plus", from: 180, to: 300 },
] as const satisfies readonly HomeCostBand[];
