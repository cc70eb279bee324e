import { lifeProductFacts, lifeProductFigures } from "#content/products/life.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";

const { goTerm, goSimplified, noMedicalTerm, term100, universalLife } = lifeProductFigures;

/** Term, no-medical term, term-to-100 and universal life insurance. */
export const lifeProducts: readonly InsuranceProduct[] = productsOf("life", lifeProductFacts, {
  types: {
    term: "Term",
    termWithoutExam: "Term, no exam",
    termTo100: "Permanent, term-to-100",
    universal: "Universal life",
  },
  products: {
    "sun-life-term": {
      product: "Go Term life insurance",
      coverage: formatDollarRange(goTerm.amounts),
      features: [
        `Sun Life sells terms of ${goTerm.years.from} to ${goTerm.years.to} years; Go Term is its online plan`,
        `Selected plans convert to permanent insurance until age ${goTerm.convertsUntilAge}`,
        `A shorter plan, Go Simplified, asks three questions: ${formatDollarRange(goSimplified.amounts)} for ${goSimplified.years} years`,
      ],
    },
    "cpp-no-medical-term": {
      product: "No-medical term life insurance",
      coverage: `No exam at ${formatDollars(noMedicalTerm.withoutExam)}; up to ${formatDollars(noMedicalTerm.highest)} by age and plan`,
      features: [
        "Insured by Foresters Life Insurance Company; the letter is that company's",
        `Five plans of ${noMedicalTerm.years.from} to ${noMedicalTerm.years.to} years: the health questions you can answer decide the plan, and so the limit and the price`,
        `The plan for people with less serious conditions, Deferred Elite, stops at ${formatDollars(noMedicalTerm.deferredElite)}`,
      ],
    },
    "rbc-term-100": {
      product: "Term 100 life insurance",
      coverage: `From ${formatDollars(term100.lowest)}`,
      features: [
        `Sold at ages ${term100.ages.from} to ${term100.ages.to}`,
        "Coverage for life at a level premium",
        "Little or no cash value, so less to pay for",
      ],
    },
    "sun-universal-life": {
      product: "SunUniversalLife II",
      coverage: formatDollarRange(universalLife.amounts),
      features: [
        `Coverage for life for one person or two, sold up to age ${universalLife.soldToAge}`,
        "You choose what to pay and where the extra is invested; growth is not taxed while it stays in the policy",
        "Taking the money out in the first eight years costs a surrender charge",
      ],
    },
  },
});
