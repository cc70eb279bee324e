/* Words of the page /learn/insurance-comparison. */

export const kicker = "The basics";
export const title = "Insurance comparison tips";
export const lead =
  "How to make two quotes comparable line by line, how to tell whether a price is in a normal range, and how to weigh service and strength.";
export const toChooseInsurance = "How to choose, in three steps";
export const toInsuranceSavings = "Savings strategies";
export const toInsuranceRatesCanada = "Insurance rates by province";
export const toInsuranceComparisonTool = "The comparison tool";
