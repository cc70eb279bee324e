import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const novaScotiaFacts = {
  ...provinceTiles["nova-scotia"],
  autoPrices: provincePrices["nova-scotia"].auto,
  homePrices: provincePrices["nova-scotia"].home,
  newcomerStart: { basis: "S64" },
  premiumTax: { basis: "S1343" },
  regulators: [
    {
      id: "superintendent-ns",
      url: "https://novascotia.ca/sns/access/individuals/consumer-awareness/making-complaints/complain-insurance-company.asp",
    },
    { id: "nsrab", url: "https://nsuarb.novascotia.ca/mandates/auto-insurance" },
  ],
  sources: ["S64", "S821", "S822", "S1347"],
} as const satisfies ProvinceFacts;
