import { yukonFacts } from "#content/provinces/yukon.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const yukon = provinceFrom(yukonFacts, {
  autoSummary:
    "Private insurers sell all coverage; short accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  homeRisks: ["Wildfire", "Permafrost", "Cold", "Freight cost of rebuilding", "Few insurers"],
  healthPlan: {
    name: "Yukon Health Care Insurance Plan (YHCIP)",
    newcomerStart: "After three months; confirm with the plan",
  },
  premiumTax: "None found; your bill would show one",
  regulators: {
    "superintendent-yt": {
      name: "Superintendent of Insurance (Department of Community Services)",
      role: "Insurers, agents, brokers and adjusters",
    },
  },
});
