import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const ontario = {
  ...provinceTiles.ontario,
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays injury benefits, many of them optional since July 1, 2026, and the right to sue is limited.",
  compulsoryCover: [
    "Medical, rehabilitation and attendant care benefits",
    "Direct compensation for property damage, unless given up with form OPCF 49",
    "Uninsured automobile",
  ],
  autoPrices: provincePrices.ontario.auto,
  homePrices: provincePrices.ontario.home,
  homeRisks: ["Urban flash flood", "Sewer backup", "Ice storms", "Tornadoes", "Aging pipes"],
  healthPlan: {
    name: "Ontario Health Insurance Plan (OHIP)",
    newcomerStart: { value: "No waiting period now; confirm with the plan", basis: "S56" },
  },
  premiumTax: { value: "8% RST on home, business and group policies; auto exempt", basis: "S57" },
  regulators: [
    {
      name: "Financial Services Regulatory Authority of Ontario (FSRA)",
      role: "Insurers, agents, adjusters and auto rates",
      url: "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
    },
    {
      name: "Registered Insurance Brokers of Ontario (RIBO)",
      role: "Brokers",
      url: "https://www.ribo.com/complaints/",
    },
  ],
  sources: ["S1", "S21", "S56", "S57", "S829", "S1339", "S1340"],
} as const satisfies Province;
