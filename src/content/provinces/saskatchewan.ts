import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const saskatchewanFacts = {
  ...provinceTiles.saskatchewan,
  autoPrices: provincePrices.saskatchewan.auto,
  homePrices: provincePrices.saskatchewan.home,
  newcomerStart: { basis: "S823" },
  premiumTax: { basis: "S1349" },
  regulators: [
    { id: "fcaa", url: "https://fcaa.gov.sk.ca/consumer-rights-copy/how-to-use-the-consumer-rights-services" },
    { id: "insurance-councils-sk", url: "https://www.skcouncil.sk.ca/licensee-resources/faq/" },
    { id: "rate-review-sk", url: "https://saskratereview.ca/index.php/rate-reviews/sgi-auto-fund" },
  ],
  sources: ["S27", "S28", "S827", "S1345", "S1349", "S1360"],
} as const satisfies ProvinceFacts;
