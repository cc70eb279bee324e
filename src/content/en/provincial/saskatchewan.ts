import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const saskatchewan = {
  ...provinceTiles.saskatchewan,
  autoSummary:
    "The public insurer SGI sells basic coverage with the licence plate; injuries are paid without regard to fault unless you file for tort coverage.",
  minimumLiabilityNote: "Included in the plate insurance.",
  compulsoryCover: ["Damage to your own vehicle", "Injury benefits"],
  autoPrices: provincePrices.saskatchewan.auto,
  homePrices: provincePrices.saskatchewan.home,
  homeRisks: ["Hail", "Wind", "Sewer backup", "Freezing"],
  healthPlan: {
    name: "Saskatchewan Health",
    newcomerStart: {
      value: "First day for permanent residents and some permits; confirm with the plan",
      basis: "S823",
    },
  },
  premiumTax: {
    value: "6% PST on home, auto and business; life, health and crop exempt since 2018",
    basis: "S1349",
  },
  regulators: [
    {
      name: "Financial and Consumer Affairs Authority (FCAA)",
      role: "Insurers and how they treat customers",
      url: "https://fcaa.gov.sk.ca/consumer-rights-copy/how-to-use-the-consumer-rights-services",
    },
    {
      name: "Insurance Councils of Saskatchewan",
      role: "Licences of agents, brokers and adjusters",
      url: "https://www.skcouncil.sk.ca/licensee-resources/faq/",
    },
    {
      name: "Saskatchewan Rate Review Panel",
      role: "Reviews SGI's basic rates",
      url: "https://saskratereview.ca/index.php/rate-reviews/sgi-auto-fund",
    },
  ],
  sources: ["S27", "S28", "S827", "S1345", "S1349", "S1360"],
} as const satisfies Province;
