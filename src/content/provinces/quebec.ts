import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const quebecFacts = {
  ...provinceTiles.quebec,
  autoPrices: provincePrices.quebec.auto,
  homePrices: provincePrices.quebec.home,
  newcomerStart: { basis: "S1429" },
  premiumTax: { basis: "S8" },
  regulators: [{ id: "amf" }],
  sources: ["S8", "S31", "S32", "S34", "S817", "S1429"],
} as const satisfies ProvinceFacts;
