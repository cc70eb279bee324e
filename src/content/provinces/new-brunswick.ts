import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const newBrunswickFacts = {
  ...provinceTiles["new-brunswick"],
  autoPrices: provincePrices["new-brunswick"].auto,
  homePrices: provincePrices["new-brunswick"].home,
  newcomerStart: { basis: "S62" },
  premiumTax: { basis: "S1343" },
  regulators: [{ id: "fcnb" }, { id: "insurance-board-nb" }],
  sources: ["S35", "S62"],
} as const satisfies ProvinceFacts;
