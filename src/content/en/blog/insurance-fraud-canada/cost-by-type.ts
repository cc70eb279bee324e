import type { FraudCostRow } from "#domain/article-records.ts";

/** What each kind of fraud has been published to cost. A kind with no published figure has no cost. */
export const fraudCostByType = [
  {
    type: "All insurance fraud, latest estimate",
    cost: { value: "$3 to $5 billion a year", basis: "S719", asOf: "September 2024" },
    impact: "Spread over the premiums of everyone who buys insurance.",
  },
  {
    type: "All insurance fraud, earlier estimate",
    cost: { value: "about $3 billion a year", basis: "S150", asOf: "2009" },
    impact: "Given to Parliament with the view that a small but steady share of claims contains some fraud.",
  },
  {
    type: "Claims for stolen vehicles",
    cost: { value: "$1.5 billion", basis: "S338", asOf: "2023" },
    impact:
      "Counts thefts from honest owners as well as false claims; owners of the models that thieves prefer pay more.",
  },
  {
    type: "Auto insurance fraud in Ontario",
    cost: { value: "$770 million to $1.6 billion", basis: "S152", asOf: "2010" },
    impact: "Staged crashes and false treatment bills, paid for by the drivers of one province.",
  },
  {
    type: "Ghost brokers",
    impact: "The buyer pays first: no coverage, a fine, and a record that makes honest insurance expensive.",
  },
  {
    type: "Health and travel receipts",
    impact: "Raises the cost of workplace plans, and costs people their jobs.",
  },
  {
    type: "Contractors after storms",
    impact: "The owner is left with poor work and a claim that someone else controls.",
  },
  {
    type: "Untrue answers on applications",
    impact: "The family or the owner pays, when the insurer treats the policy as if it had never existed.",
  },
] as const satisfies readonly FraudCostRow[];
