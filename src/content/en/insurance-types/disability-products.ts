import { disabilityProductFacts, disabilityProductFigures as figures } from "#content/products/disability.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";

const [low, middle, high] = figures.simplified;
const groupLongTerm = {
  product: "Group long-term disability",
  coverage: "A share of salary, for as long as the employer’s plan says",
};

/** Disability insurance of one's own, for groups, for business owners and on a loan. */
export const disabilityProducts: readonly InsuranceProduct[] = productsOf("disability", disabilityProductFacts, {
  types: {
    individual: "Individual",
    businessOwner: "Business owner",
    group: "Group",
    credit: "Credit",
  },
  products: {
    "disability-rbc-individual": {
      product: "Simplified disability insurance",
      coverage: `${formatDollars(low)}, ${formatDollars(middle)} or ${formatDollars(high)} a month for up to two years`,
      features: [
        `No exam, at ages ${figures.simplifiedAges.from} to ${figures.simplifiedAges.to}`,
        "You own it, so it survives a change of job",
        `Two years is short: other policies pay to age ${figures.longestBenefitAge}`,
      ],
    },
    "disability-rbc-overhead": {
      product: "Business overhead expense insurance",
      coverage: "Fixed office costs while you cannot work",
      features: [
        "Pays rent and staff, not your own income",
        "Pays for a limited time, which the policy sets",
        "For practices and companies with one owner",
      ],
    },
    "disability-manulife-individual": {
      product: "Individual disability insurance",
      coverage: "A share of income, up to a monthly maximum",
      features: [
        "Compare partial benefits and the waiting time",
        "A longer wait lowers the premium",
        "A future increase option raises the benefit without new health questions",
      ],
    },
    "disability-sun-life-group": {
      ...groupLongTerm,
      features: [
        "Own occupation at first, any occupation later",
        "Ends with the job",
        "Taxable if the employer pays any part of the premium",
      ],
    },
    "disability-canada-life-group": {
      product: "Group short- and long-term disability",
      coverage: "Short-term first, then long-term, as the employer’s plan says",
      features: [
        "Check that the two parts join without a gap",
        "Public benefits are deducted from the payment",
        "The booklet says whether mental illness has a limit",
      ],
    },
    "disability-ia-group": {
      ...groupLongTerm,
      features: [
        "The booklet has a clause on pre-existing conditions",
        "Three statements start a claim: yours, doctor's, employer's",
        "Publishes the yearly public benefit amounts",
      ],
    },
    "disability-ia-dealer-credit": {
      product: "Credit disability insurance on a vehicle loan",
      coverage: "Loan payments for a limited time",
      features: [
        "Offered with the financing; it is your choice",
        "Pays the lender, not you",
        "Compare with disability coverage you already have",
      ],
    },
  },
});
