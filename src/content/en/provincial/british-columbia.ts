import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const britishColumbia = {
  ...provinceTiles["british-columbia"],
  autoSummary:
    "The public insurer ICBC sells the basic coverage, with care-based injury benefits whoever was at fault; ICBC and private insurers compete for the optional coverage.",
  compulsoryCover: ["Enhanced Accident Benefits", "Basic Vehicle Damage"],
  autoPrices: provincePrices["british-columbia"].auto,
  homePrices: provincePrices["british-columbia"].home,
  homeRisks: ["Earthquake", "Wildfire", "River flood", "Landslide", "Strata deductibles"],
  healthPlan: {
    name: "Medical Services Plan (MSP)",
    newcomerStart: { value: "After the rest of the month you arrive in and two more months", basis: "S58" },
  },
  premiumTax: { value: "None", basis: "S563" },
  regulators: [
    {
      name: "BC Financial Services Authority (BCFSA)",
      role: "Insurers and how they treat customers",
      url: "https://www.bcfsa.ca/public-resources/check-licences-registrations",
    },
    {
      name: "Insurance Council of BC",
      role: "Licences of agents, brokers and adjusters",
      url: "https://www.insurancecouncilofbc.com/consumer-information/making-a-complaint/",
    },
    {
      name: "British Columbia Utilities Commission (BCUC)",
      role: "Rates of ICBC's basic coverage",
      url: "https://www.bcuc.com/OurWork/Proceedings",
    },
  ],
  sources: ["S23", "S24", "S58"],
} as const satisfies Province;
