import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const newfoundlandAndLabradorFacts = {
  ...provinceTiles["newfoundland-and-labrador"],
  autoPrices: provincePrices["newfoundland-and-labrador"].auto,
  homePrices: provincePrices["newfoundland-and-labrador"].home,
  newcomerStart: { basis: "S1374" },
  premiumTax: { basis: "S63" },
  regulators: [
    { id: "superintendent-nl", url: "https://www.gov.nl.ca/gs/insurance/complaint-process/" },
    { id: "pub-nl", url: "https://pub.nl.ca/AutoInsurance/QA/AI_faq13.php" },
  ],
  sources: ["S42", "S1346", "S63", "S66", "S67"],
} as const satisfies ProvinceFacts;
