import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const ontario = {
  ...provinceTiles.ontario,
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays injury benefits, many of them optional since July 1, 2026, and the right to sue is limited.",
  minimumLiability: { value: "$200,000", basis: "S21" },
  compulsoryCover: [
    "Medical, rehabilitation and attendant care benefits",
    "Direct compensation for property damage, unless given up with form OPCF 49",
    "Uninsured automobile",
  ],
  autoAnnualRange: { from: 2000, to: 3500 },
  autoPrices: [
    { dollars: 2006, measures: "paid", period: "October 2024", source: "S307" },
    { dollars: 2299, measures: "profiles", period: "2022", source: "S55" },
    { dollars: 1505, measures: "paid", period: "2018", source: "S54" },
  ],
  homePrices: [
    { dollars: 1565, measures: "quoted", period: "June 2025", source: "S559" },
    { dollars: 1423, measures: "quoted-with-water", period: "undated", source: "S502" },
  ],
  homeRisks: ["Urban flash flood", "Sewer backup", "Ice storms", "Tornadoes", "Aging pipes"],
  healthPlan: {
    name: "Ontario Health Insurance Plan (OHIP)",
    newcomerStart: { value: "No waiting period now; confirm with the plan", basis: "S56" },
  },
  premiumTax: { value: "8% RST on home and group policies; auto exempt", basis: "S57" },
  regulators: [
    {
      name: "Financial Services Regulatory Authority of Ontario (FSRA)",
      role: "Insurers, agents, adjusters and auto rates",
    },
    { name: "Registered Insurance Brokers of Ontario (RIBO)", role: "Brokers" },
  ],
  sources: ["S1", "S2", "S3", "S20", "S21", "S22", "S56", "S57"],
} as const satisfies Province;
