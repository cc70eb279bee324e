import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const princeEdwardIslandFacts = {
  ...provinceTiles["prince-edward-island"],
  autoPrices: provincePrices["prince-edward-island"].auto,
  homePrices: provincePrices["prince-edward-island"].home,
  newcomerStart: { basis: "S65" },
  premiumTax: { basis: "S1343" },
  regulators: [
    { id: "superintendent-pe", url: "https://www.gov.pe.ca/jps/index.php3?number=1027253&lang=E" },
    { id: "irac", url: "https://irac.pe.ca/" },
  ],
  sources: ["S40", "S41", "S65"],
} as const satisfies ProvinceFacts;
