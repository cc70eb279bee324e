import type { InsuranceLine } from "#domain/insurance-line.ts";

/** What each line answers, in the order of the specification. */
export const insuranceTypeCards = [
  {
    line: "life",
    title: "Life insurance",
    text: "If somebody would go short without your pay. Four kinds of product, and which of them ends when the need does.",
  },
  {
    line: "home",
    title: "Home insurance",
    text: "If the house burned, or a visitor sued. Ten insurers ranked, with scores you can weigh for yourself.",
  },
  {
    line: "auto",
    title: "Auto insurance",
    text: "If you hurt somebody with a car. The law makes you buy it; the minimum is not enough.",
  },
  {
    line: "travel",
    title: "Travel insurance",
    text: "If you fell ill where your health card pays next to nothing.",
  },
  {
    line: "health",
    title: "Health insurance",
    text: "If drugs, teeth or therapy cost more than you can plan for.",
  },
  {
    line: "business",
    title: "Business insurance",
    text: "If a client, a customer or a fire came for the firm. Start from the contract you signed.",
  },
  {
    line: "disability",
    title: "Disability insurance",
    text: "If your body stopped earning long before you retire. The wording matters more than the name.",
  },
] as const satisfies readonly { readonly line: InsuranceLine; readonly title: string; readonly text: string }[];
