import { newfoundlandAndLabradorFacts } from "#content/provinces/newfoundland-and-labrador.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const newfoundlandAndLabrador = provinceFrom(newfoundlandAndLabradorFacts, {
  autoSummary:
    "Private insurers sell all coverage; accident benefits are optional, and the driver at fault can be sued, with a deductible on awards for pain and suffering.",
  compulsoryCover: ["Uninsured automobile", "Direct compensation for property damage (since January 1, 2020)"],
  homeRisks: ["Wind", "Ice", "Coastal storms", "Oil tanks", "Wildfire"],
  healthPlan: {
    name: "Medical Care Plan (MCP)",
    newcomerStart: "Once registered: register at once, and keep private coverage until the card comes",
  },
  premiumTax: "15% RST on business policies; none on auto since 2019, none on homes since 2022",
  regulators: {
    "superintendent-nl": { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
    "pub-nl": { name: "Board of Commissioners of Public Utilities (PUB)", role: "Auto rates" },
  },
});
