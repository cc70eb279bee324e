import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const manitobaFacts = {
  ...provinceTiles.manitoba,
  autoPrices: provincePrices.manitoba.auto,
  homePrices: provincePrices.manitoba.home,
  newcomerStart: { basis: "S429" },
  premiumTax: { basis: "S547" },
  regulators: [
    { id: "mfsa", url: "https://www.ccir-ccrra.org/ConsumerComplaints" },
    {
      id: "insurance-council-mb",
      url: "https://www.icm.mb.ca/licence-holders/enforcement-decisions/complaint-investigation-disciplinary-process",
    },
    { id: "pub-mb", url: "https://www.pubmanitoba.ca/v1/about-pub/regulatory-principles.html" },
  ],
  sources: ["S29", "S30", "S546", "S742"],
} as const satisfies ProvinceFacts;
