import { saskatchewanFacts } from "#content/provinces/saskatchewan.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const saskatchewan = provinceFrom(saskatchewanFacts, {
  autoSummary:
    "The public insurer SGI sells basic coverage with the licence plate; injuries are paid without regard to fault unless you file for tort coverage.",
  minimumLiabilityNote: "Included in the plate insurance.",
  compulsoryCover: ["Damage to your own vehicle", "Injury benefits"],
  homeRisks: ["Hail", "Wind", "Sewer backup", "Freezing"],
  healthPlan: {
    name: "Saskatchewan Health",
    newcomerStart: "First day for permanent residents and some permits; confirm with the plan",
  },
  premiumTax: "6% PST on home, auto and business; life, health and crop exempt since 2018",
  regulators: {
    fcaa: { name: "Financial and Consumer Affairs Authority (FCAA)", role: "Insurers and how they treat customers" },
    "insurance-councils-sk": {
      name: "Insurance Councils of Saskatchewan",
      role: "Licences of agents, brokers and adjusters",
    },
    "rate-review-sk": { name: "Saskatchewan Rate Review Panel", role: "Reviews SGI's basic rates" },
  },
});
