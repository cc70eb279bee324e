import { insurers } from "#content/insurers.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";

/** Four products whose insurers have a published A or A+. Ages and amounts are the insurer's own, each with its source page. */
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
    id: "cpp-no-medical-term",
    line: "life",
    company: "Canada Protection Plan",
    product: "No-medical term life insurance",
    type: "Term, no exam",
    coverage: "No exam at $500,000; up to $1,000,000 by age and plan",
    coverageBasis: "S664",
    features: [
      "Insured by Foresters Life Insurance Company; the letter is that company's",
      "Five plans of 10 to 30 years: the health questions you can answer decide the plan, and so the limit and the price",
      "The plan for people with less serious conditions, Deferred Elite, stops at $350,000",
    ],
    sources: ["S664", "S665", "S666"],
    grade: insurers.foresters.ratings[1],
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
    id: "sun-universal-life",
    line: "life",
    company: "Sun Life",
    product: "SunUniversalLife II",
    type: "Universal life",
    coverage: "$100,000 to $25,000,000",
    coverageBasis: "S668",
    features: [
      "Coverage for life for one person or two, sold up to age 85",
      "You choose what to pay and where the extra is invested; growth is not taxed while it stays in the policy",
      "Taking the money out in the first eight years costs a surrender charge",
    ],
    sources: ["S109", "S668", "S669"],
    grade: insurers.sunLife.ratings[0],
  },
];
