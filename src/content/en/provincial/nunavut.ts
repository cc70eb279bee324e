import { nunavutFacts } from "#content/provinces/nunavut.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const nunavut = provinceFrom(nunavutFacts, {
  autoSummary:
    "Private insurers sell all coverage; small accident benefits come from your own insurer, and a driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  homeRisks: ["Permafrost", "Blizzards", "Water and sewage tanks", "No road access"],
  healthPlan: {
    name: "Nunavut Health Care Plan",
    newcomerStart: "First day of the third month; confirm with the plan",
  },
  premiumTax: "None found; your bill would show one",
  regulators: {
    "superintendent-nu": {
      name: "Superintendent of Insurance (Department of Finance)",
      role: "Insurers, agents, brokers and adjusters",
    },
  },
});
