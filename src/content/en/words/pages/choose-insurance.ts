/* Words of the page /learn/choose-insurance. */

export const kicker = "The basics";
export const title = "How to choose insurance";
export const lead =
  "Three steps: work out which losses you could not pay for, compare quotes on equal terms, and check the seller before you sign.";
export const toInsuranceComparison = "Comparison tips: make quotes comparable";
export const toInsuranceSavings = "Savings strategies";
export const toLifeInsuranceCalculator = "Life needs calculator";
export const toInsuranceTypes = "The seven kinds of insurance";
