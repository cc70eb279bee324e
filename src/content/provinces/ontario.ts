import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const ontarioFacts = {
  ...provinceTiles.ontario,
  autoPrices: provincePrices.ontario.auto,
  homePrices: provincePrices.ontario.home,
  newcomerStart: { basis: "S56" },
  premiumTax: { basis: "S57" },
  regulators: [{ id: "fsra" }, { id: "ribo", url: "https://www.ribo.com/complaints/" }],
  sources: ["S1", "S21", "S56", "S57", "S829", "S1339", "S1340"],
} as const satisfies ProvinceFacts;
