import { novaScotiaFacts } from "#content/provinces/nova-scotia.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const novaScotia = provinceFrom(novaScotiaFacts, {
  autoSummary:
    "Private insurers sell all coverage, with the higher liability minimum; the driver at fault can be sued, with an indexed cap for minor injuries.",
  compulsoryCover: [
    "Accident benefits",
    "Direct compensation for property damage (since April 2013)",
    "Uninsured automobile",
  ],
  homeRisks: ["Hurricanes", "Storm surge", "Wildfire", "Oil tanks"],
  healthPlan: {
    name: "Medical Services Insurance (MSI)",
    newcomerStart: "First day if you come from abroad; confirm with the plan",
  },
  premiumTax: "None",
  regulators: {
    "superintendent-ns": { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
    nsrab: { name: "Nova Scotia Regulatory and Appeals Board (formerly the UARB)", role: "Auto rates" },
  },
});
