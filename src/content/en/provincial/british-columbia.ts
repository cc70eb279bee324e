import { britishColumbiaFacts } from "#content/provinces/british-columbia.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const britishColumbia = provinceFrom(britishColumbiaFacts, {
  autoSummary:
    "The public insurer ICBC sells the basic coverage, with care-based injury benefits whoever was at fault; ICBC and private insurers compete for the optional coverage.",
  compulsoryCover: ["Enhanced Accident Benefits", "Basic Vehicle Damage"],
  homeRisks: ["Earthquake", "Wildfire", "River flood", "Landslide", "Strata deductibles"],
  healthPlan: {
    name: "Medical Services Plan (MSP)",
    newcomerStart: "After the rest of the month you arrive in and two more months",
  },
  premiumTax: "None",
  regulators: {
    bcfsa: { name: "BC Financial Services Authority (BCFSA)", role: "Insurers and how they treat customers" },
    "insurance-council-bc": { name: "Insurance Council of BC", role: "Licences of agents, brokers and adjusters" },
    bcuc: { name: "British Columbia Utilities Commission (BCUC)", role: "Rates of ICBC's basic coverage" },
  },
});
