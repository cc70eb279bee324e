import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const northwestTerritoriesFacts = {
  ...provinceTiles["northwest-territories"],
  autoPrices: provincePrices["northwest-territories"].auto,
  homePrices: provincePrices["northwest-territories"].home,
  newcomerStart: { basis: "S432" },
  premiumTax: { basis: "S1343" },
  regulators: [{ id: "superintendent-nt", url: "https://www.fin.gov.nt.ca/en/office-superintendent-insurance-0" }],
  sources: ["S46"],
} as const satisfies ProvinceFacts;
