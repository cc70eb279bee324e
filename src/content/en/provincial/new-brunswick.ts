import { newBrunswickFacts } from "#content/provinces/new-brunswick.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const newBrunswick = provinceFrom(newBrunswickFacts, {
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays first benefits, and the driver at fault can be sued for more, with a cap for minor injuries.",
  compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
  homeRisks: ["Saint John River flood", "Wind", "Oil tanks", "Wood stoves"],
  healthPlan: {
    name: "New Brunswick Medicare",
    newcomerStart: "The day you arrive from abroad, once Medicare accepts you; three months within Canada",
  },
  premiumTax: "None",
  regulators: {
    fcnb: {
      name: "Financial and Consumer Services Commission (FCNB)",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://fcnb.ca/en/insurance",
    },
    "insurance-board-nb": {
      name: "New Brunswick Insurance Board",
      role: "Auto rates",
      url: "https://www.nbib-canb.org/consumer/information",
    },
  },
});
