import { ontarioFacts } from "#content/provinces/ontario.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const ontario = provinceFrom(ontarioFacts, {
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays injury benefits, many of them optional since July 1, 2026, and the right to sue is limited.",
  compulsoryCover: [
    "Medical, rehabilitation and attendant care benefits",
    "Direct compensation for property damage, unless given up with form OPCF 49",
    "Uninsured automobile",
  ],
  homeRisks: ["Urban flash flood", "Sewer backup", "Ice storms", "Tornadoes", "Aging pipes"],
  healthPlan: {
    name: "Ontario Health Insurance Plan (OHIP)",
    newcomerStart: "No waiting period now; confirm with the plan",
  },
  premiumTax: "8% RST on home, business and group policies; auto exempt",
  regulators: {
    fsra: {
      name: "Financial Services Regulatory Authority of Ontario (FSRA)",
      role: "Insurers, agents, adjusters and auto rates",
      url: "https://fsrao.ca/consumers/home-life-and-health-insurance/how-resolve-insurance-complaint",
    },
    ribo: { name: "Registered Insurance Brokers of Ontario (RIBO)", role: "Brokers" },
  },
});
