import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const manitoba = {
  ...provinceTiles.manitoba,
  autoSummary:
    "The public insurer MPI sells the basic coverage, which includes damage to your own vehicle; its Personal Injury Protection Plan pays for injuries without regard to fault.",
  minimumLiabilityNote: "For policies from April 1, 2021.",
  compulsoryCover: ["All-perils coverage for your own vehicle", "Personal Injury Protection Plan"],
  autoPrices: provincePrices.manitoba.auto,
  homePrices: provincePrices.manitoba.home,
  homeRisks: ["Red and Assiniboine river floods", "Sewer backup", "Hail", "Freezing"],
  healthPlan: {
    name: "Manitoba Health",
    newcomerStart: {
      value: "From arrival for permanent residents and permits of 12 months or more",
      basis: "S429",
    },
  },
  premiumTax: {
    value: "None on Autopac, homes and buildings; 7% on goods, liability and group life and disability",
    basis: "S547",
  },
  regulators: [
    {
      name: "Manitoba Financial Services Agency (MFSA)",
      role: "Insurers and how they treat customers",
      url: "https://www.ccir-ccrra.org/ConsumerComplaints",
    },
    {
      name: "Insurance Council of Manitoba",
      role: "Licences of agents, brokers and adjusters",
      url: "https://www.icm.mb.ca/licence-holders/enforcement-decisions/complaint-investigation-disciplinary-process",
    },
    {
      name: "Public Utilities Board (PUB)",
      role: "MPI's rates",
      url: "https://www.pubmanitoba.ca/v1/about-pub/regulatory-principles.html",
    },
  ],
  sources: ["S29", "S30", "S546", "S742"],
} as const satisfies Province;
