import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const newBrunswick = {
  ...provinceTiles["new-brunswick"],
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays first benefits, and the driver at fault can be sued for more, with a cap for minor injuries.",
  compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
  autoPrices: provincePrices["new-brunswick"].auto,
  homePrices: provincePrices["new-brunswick"].home,
  homeRisks: ["Saint John River flood", "Wind", "Oil tanks", "Wood stoves"],
  healthPlan: {
    name: "New Brunswick Medicare",
    newcomerStart: {
      value: "The day Medicare accepts you, if you come from abroad; three months within Canada",
      basis: "S62",
    },
  },
  premiumTax: { value: "None", basis: "S1343" },
  regulators: [
    {
      name: "Financial and Consumer Services Commission (FCNB)",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://fcnb.ca/en/insurance",
    },
    {
      name: "New Brunswick Insurance Board",
      role: "Auto rates",
      url: "https://www.nbib-canb.org/consumer/information",
    },
  ],
  sources: ["S35", "S36", "S62", "S63"],
} as const satisfies Province;
