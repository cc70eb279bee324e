import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const novaScotia = {
  ...provinceTiles["nova-scotia"],
  autoSummary:
    "Private insurers sell all coverage, with the higher liability minimum; the driver at fault can be sued, with an indexed cap for minor injuries.",
  compulsoryCover: [
    "Accident benefits",
    "Direct compensation for property damage (since April 2013)",
    "Uninsured automobile",
  ],
  autoPrices: provincePrices["nova-scotia"].auto,
  homePrices: provincePrices["nova-scotia"].home,
  homeRisks: ["Hurricanes", "Storm surge", "Wildfire", "Oil tanks"],
  healthPlan: {
    name: "Medical Services Insurance (MSI)",
    newcomerStart: { value: "First day if you come from abroad; confirm with the plan", basis: "S64" },
  },
  premiumTax: { value: "None", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://novascotia.ca/sns/access/individuals/consumer-awareness/making-complaints/complain-insurance-company.asp",
    },
    {
      name: "Nova Scotia Regulatory and Appeals Board (formerly the UARB)",
      role: "Auto rates",
      url: "https://nsuarb.novascotia.ca/mandates/auto-insurance",
    },
  ],
  sources: ["S64", "S821", "S822", "S1347"],
} as const satisfies Province;
