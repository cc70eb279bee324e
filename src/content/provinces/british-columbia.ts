import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const britishColumbiaFacts = {
  ...provinceTiles["british-columbia"],
  autoPrices: provincePrices["british-columbia"].auto,
  homePrices: provincePrices["british-columbia"].home,
  newcomerStart: { basis: "S58" },
  premiumTax: { basis: "S1375" },
  regulators: [
    { id: "bcfsa", url: "https://www.bcfsa.ca/public-resources/check-licences-registrations" },
    {
      id: "insurance-council-bc",
      url: "https://www.insurancecouncilofbc.com/consumer-information/making-a-complaint/",
    },
    { id: "bcuc", url: "https://www.bcuc.com/OurWork/Proceedings" },
  ],
  sources: ["S23", "S24", "S58"],
} as const satisfies ProvinceFacts;
