import type { HomeCostBand } from "#domain/guide-records.ts";
import { homeCosts } from "#content/figures/home-costs.ts";

export const homeCostBands = [
  { homeValue: "300 000 $", ...homeCosts[0] },
  { homeValue: "500 000 $", ...homeCosts[1] },
  { homeValue: "750 000 $", ...homeCosts[2] },
  { homeValue: "1 million de dollars et plus", ...homeCosts[3] },
] as const satisfies readonly HomeCostBand[];
