import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const newfoundlandAndLabrador = {
  ...provinceTiles["newfoundland-and-labrador"],
  autoSummary:
    "Private insurers sell all coverage; accident benefits are optional, and the driver at fault can be sued, with a deductible on awards for pain and suffering.",
  compulsoryCover: ["Uninsured automobile", "Direct compensation for property damage (since January 1, 2020)"],
  autoPrices: provincePrices["newfoundland-and-labrador"].auto,
  homePrices: provincePrices["newfoundland-and-labrador"].home,
  homeRisks: ["Wind", "Ice", "Coastal storms", "Oil tanks", "Wildfire"],
  healthPlan: {
    name: "Medical Care Plan (MCP)",
    newcomerStart: {
      value: "Once registered, if you come from abroad",
      basis: "S433",
    },
  },
  premiumTax: {
    value: "15% RST on business policies; none on auto since 2019, none on homes since 2022",
    basis: "S63",
  },
  regulators: [
    {
      name: "Superintendent of Insurance",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://www.gov.nl.ca/gs/insurance/complaint-process/",
    },
    {
      name: "Board of Commissioners of Public Utilities (PUB)",
      role: "Auto rates",
      url: "https://pub.nl.ca/AutoInsurance/QA/AI_faq13.php",
    },
  ],
  sources: ["S42", "S1346", "S63", "S66", "S67"],
} as const satisfies Province;
