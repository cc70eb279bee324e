import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const alberta = {
  ...provinceTiles.alberta,
  autoSummary:
    "Private insurers sell all coverage; fault decides who pays for injuries until December 31, 2026. From January 1, 2027, your own insurer pays Care-First benefits.",
  compulsoryCover: [
    "Accident benefits",
    "Direct compensation for property damage (since January 1, 2022)",
    "Uninsured automobile",
  ],
  autoPrices: provincePrices.alberta.auto,
  homePrices: provincePrices.alberta.home,
  homeRisks: ["Hail", "Wildfire", "Overland flood", "Theft"],
  healthPlan: {
    name: "Alberta Health Care Insurance Plan (AHCIP)",
    newcomerStart: { value: "From arrival, if you register within three months", basis: "S430" },
  },
  premiumTax: { value: "None", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance",
      role: "Insurers and how they treat customers",
      url: "https://www.alberta.ca/insurance-consumer-complaints.aspx",
    },
    {
      name: "Alberta Insurance Council",
      role: "Licences of agents, brokers and adjusters",
      url: "https://abcouncil.ab.ca/complaints-enforcement/investigations",
    },
    {
      name: "Automobile Insurance Rate Board (AIRB)",
      role: "Auto rates",
      url: "https://airbfordrivers.ca/know-insurance/basics/consumer-rights-responsibilities",
    },
  ],
  sources: ["S5", "S25", "S802"],
} as const satisfies Province;
