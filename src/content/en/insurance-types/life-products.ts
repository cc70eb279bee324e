import { insurers } from "#content/insurers.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";

/** Four products whose insurers have a published A or A+. Ages and amounts are the insurer's own, with the page they stand on. */
export const lifeProducts: readonly InsuranceProduct[] = [
  {
    id: "sun-life-term",
    line: "life",
    company: "Sun Life",
    product: "Go Term life insurance",
    type: "Term",
    coverage: "$100,000 to $1,000,000",
    coverageBasis: "S621",
    features: [
      "Sun Life sells terms of 5 to 40 years; Go Term is its online plan",
      "Selected plans convert to permanent insurance until age 75",
      "A shorter plan, Go Simplified, asks three questions: $50,000 to $100,000 for 10 years",
    ],
    sources: ["S109", "S621"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "rbc-simplified-term",
    line: "life",
    company: "RBC Insurance",
    product: "Simplified term life insurance",
    type: "Term, no exam",
    coverage: "$50,000 to $1,000,000",
    coverageBasis: "S622",
    features: [
      "An exam may not be needed, but health questions count and must be answered fully",
      "Terms of 10 to 40 years, convertible until age 71",
      "30 days to look at the policy and return it",
    ],
    sources: ["S412", "S602", "S622"],
    grade: insurers.rbcLife.ratings[0],
  },
  {
    id: "rbc-term-100",
    line: "life",
    company: "RBC Insurance",
    product: "Term 100 life insurance",
    type: "Permanent, term-to-100",
    coverage: "From $50,000",
    coverageBasis: "S623",
    features: [
      "Sold at ages 18 to 85",
      "Coverage for life at a level premium",
      "Little or no cash value, so less to pay for",
    ],
    sources: ["S602", "S623"],
    grade: insurers.rbcLife.ratings[0],
  },
  {
    id: "manulife-guaranteed-issue",
    line: "life",
    company: "Manulife",
    product: "Guaranteed issue life insurance for CAA members",
    type: "Guaranteed issue",
    coverage: "$5,000 to $25,000",
    coverageBasis: "S624",
    features: [
      "No exam and no health questions, at ages 40 to 75",
      "For people whom other plans refuse: the price for each dollar is the highest of the four",
      "Ask what is paid for a death from illness in the first two years",
    ],
    sources: ["S112", "S624"],
    grade: insurers.manulife.ratings[0],
  },
];
