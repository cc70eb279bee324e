import type { HomeCostBand } from "#domain/guide-records.ts";
import { homeCosts } from "#content/figures/home-costs.ts";

export const homeCostBands = [
  { homeValue: "$300K", ...homeCosts[0] },
  { homeValue: "$500K", ...homeCosts[1] },
  { homeValue: "$750K", ...homeCosts[2] },
  { homeValue: "$1M+", ...homeCosts[3] },
] as const satisfies readonly HomeCostBand[];
