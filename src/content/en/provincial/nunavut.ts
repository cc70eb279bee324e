import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const nunavut = {
  ...provinceTiles.nunavut,
  autoSummary:
    "Private insurers sell all coverage; small accident benefits come from your own insurer, and a driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  autoPrices: provincePrices.nunavut.auto,
  homePrices: provincePrices.nunavut.home,
  homeRisks: ["Permafrost", "Blizzards", "Water and sewage tanks", "No road access"],
  healthPlan: {
    name: "Nunavut Health Care Plan",
    newcomerStart: { value: "First day of the third month; confirm with the plan", basis: "S824" },
  },
  premiumTax: { value: "None found; your bill would show one", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance (Department of Finance)",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://gov.nu.ca/finance/information/download-forms-and-publications",
    },
  ],
  sources: ["S352"],
} as const satisfies Province;
