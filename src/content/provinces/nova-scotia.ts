import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const novaScotiaFacts = {
  ...provinceTiles["nova-scotia"],
  autoPrices: provincePrices["nova-scotia"].auto,
  homePrices: provincePrices["nova-scotia"].home,
  newcomerStart: { basis: "S64" },
  premiumTax: { basis: "S563" },
  regulators: [
    {
      id: "superintendent-ns",
      url: "https://novascotia.ca/sns/access/individuals/consumer-awareness/making-complaints/complain-insurance-company.asp",
    },
    { id: "nsrab", url: "https://nsuarb.novascotia.ca/mandates/auto-insurance" },
  ],
  sources: ["S20", "S37", "S39", "S64"],
} as const satisfies ProvinceFacts;
