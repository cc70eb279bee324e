import { albertaFacts } from "#content/provinces/alberta.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const alberta = provinceFrom(albertaFacts, {
  autoSummary:
    "Private insurers sell all coverage; fault decides who pays for injuries until December 31, 2026. From January 1, 2027, your own insurer pays Care-First benefits.",
  compulsoryCover: [
    "Accident benefits",
    "Direct compensation for property damage (since January 1, 2022)",
    "Uninsured automobile",
  ],
  homeRisks: ["Hail", "Wildfire", "Overland flood", "Theft"],
  healthPlan: {
    name: "Alberta Health Care Insurance Plan (AHCIP)",
    newcomerStart: "From arrival, if you register within three months",
  },
  premiumTax: "None",
  regulators: {
    "superintendent-ab": { name: "Superintendent of Insurance", role: "Insurers and how they treat customers" },
    "insurance-council-ab": { name: "Alberta Insurance Council", role: "Licences of agents, brokers and adjusters" },
    airb: { name: "Automobile Insurance Rate Board (AIRB)", role: "Auto rates" },
  },
});
