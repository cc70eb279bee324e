import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const nunavutFacts = {
  ...provinceTiles.nunavut,
  autoPrices: provincePrices.nunavut.auto,
  homePrices: provincePrices.nunavut.home,
  newcomerStart: { basis: "S824" },
  premiumTax: { basis: "S1343" },
  regulators: [
    { id: "superintendent-nu", url: "https://gov.nu.ca/finance/information/download-forms-and-publications" },
  ],
  sources: ["S352"],
} as const satisfies ProvinceFacts;
