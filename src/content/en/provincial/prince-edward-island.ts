import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const princeEdwardIsland = {
  ...provinceTiles["prince-edward-island"],
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays first benefits, and the driver at fault can be sued for more, with an indexed cap for minor injuries.",
  compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
  autoPrices: provincePrices["prince-edward-island"].auto,
  homePrices: provincePrices["prince-edward-island"].home,
  homeRisks: ["Hurricanes", "Storm surge", "Coastal erosion", "Oil tanks"],
  healthPlan: {
    name: "PEI Health Card",
    newcomerStart: {
      value: "First day possible for permanent residents; confirm with the plan",
      basis: "S65",
    },
  },
  premiumTax: { value: "None", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://www.gov.pe.ca/jps/index.php3?number=1027253&lang=E",
    },
    { name: "Island Regulatory and Appeals Commission (IRAC)", role: "Auto rates", url: "https://irac.pe.ca/" },
  ],
  sources: ["S40", "S41", "S65"],
} as const satisfies Province;
