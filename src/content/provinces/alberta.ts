import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const albertaFacts = {
  ...provinceTiles.alberta,
  autoPrices: provincePrices.alberta.auto,
  homePrices: provincePrices.alberta.home,
  newcomerStart: { basis: "S430" },
  premiumTax: { basis: "S1343" },
  regulators: [
    { id: "superintendent-ab", url: "https://www.alberta.ca/insurance-consumer-complaints.aspx" },
    { id: "insurance-council-ab", url: "https://abcouncil.ab.ca/complaints-enforcement/investigations" },
    { id: "airb", url: "https://airbfordrivers.ca/know-insurance/basics/consumer-rights-responsibilities" },
  ],
  sources: ["S5", "S25", "S802"],
} as const satisfies ProvinceFacts;
