import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const yukon = {
  ...provinceTiles.yukon,
  autoSummary:
    "Private insurers sell all coverage; short accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  autoPrices: provincePrices.yukon.auto,
  homePrices: provincePrices.yukon.home,
  homeRisks: ["Wildfire", "Permafrost", "Cold", "Freight cost of rebuilding", "Few insurers"],
  healthPlan: {
    name: "Yukon Health Care Insurance Plan (YHCIP)",
    newcomerStart: { value: "After three months; confirm with the plan", basis: "S68" },
  },
  premiumTax: { value: "None found; your bill would show one", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance (Department of Community Services)",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://yukon.ca/fr/node/8364",
    },
  ],
  sources: ["S45", "S68"],
} as const satisfies Province;
