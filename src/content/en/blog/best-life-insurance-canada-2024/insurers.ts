import type { LifeInsurerSummary } from "#domain/article-records.ts";

/** Three large life insurers, in no order of merit. Only facts from public sources; ratings as published. */
export const lifeInsurers = [
  {
    name: "Sun Life",
    rating: { agency: "AM Best", grade: "A+", asOf: "2025-04-03", source: "S109" },
    features: [
      "Life, health, group benefits and wealth management",
      "Head office in Toronto; shares traded in Toronto and New York",
      "Founded in Montréal in 1865; owned by shareholders since 2000",
      "Administers the federal dental plan",
    ],
    pros: [
      "Strong capital, with a stable outlook from AM Best",
      "Leading positions in Canada, the United States and Asia",
    ],
    cons: [
      "Group results at the end of 2024 were weakened by stop-loss business in the United States",
      "Some products are sold only through an adviser",
      "No home or car insurance",
    ],
    bestFor: "People who want life and health coverage from one company and like to work with an adviser.",
    sources: ["S108", "S109", "S110"],
  },
  {
    name: "Manulife",
    rating: { agency: "AM Best", grade: "A+", asOf: "2024-10-25", source: "S111" },
    features: [
      "Life insurance, with Manulife Bank and the CoverMe brand in the same group",
      "Head office in Toronto; shares traded in Toronto and New York",
      "Founded in 1887; owns John Hancock in the United States",
      "Vitality program with rewards for healthy habits",
    ],
    pros: [
      "AM Best gave the same grade again in late 2025",
      "Part of the risk of older business has been passed to reinsurers",
    ],
    cons: [
      "Still exposed to older blocks of long-term care and universal life business",
      "Vitality rewards depend on sharing data about your activity",
    ],
    bestFor: "People who would use a wellness program and do not mind being tracked by it.",
    sources: ["S111", "S112"],
  },
  {
    name: "Canada Life",
    rating: { agency: "DBRS", grade: "AA", asOf: "2024", source: "S114" },
    features: [
      "Life and health insurance, for persons and for groups",
      "Head office in Winnipeg; owned by Great-West Lifeco, part of the Power group",
      "One brand since 2020, when Great-West Life, London Life and Canada Life merged",
    ],
    pros: [
      "Largest insurer in group life and health in 2024, according to DBRS",
      "Three former companies behind one name",
    ],
    cons: [
      "DBRS notes that it carries more debt than its peers",
      "Older policies may still bear a former company's name",
    ],
    bestFor:
      "People whose workplace plan is already with Canada Life and who want to compare their own policy with it.",
    sources: ["S113", "S114"],
  },
] as const satisfies readonly LifeInsurerSummary[];
