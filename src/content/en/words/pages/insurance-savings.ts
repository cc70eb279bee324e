/* Words of the page /learn/insurance-savings. */

export const kicker = "The basics";
export const title = "Insurance savings strategies";
export const lead =
  "Ways to pay less for insurance, starting with those that cost you no coverage, with the arithmetic for each and a list of what not to cut.";
export const toInsuranceComparison = "Comparison tips";
export const toInsuranceRatesCanada = "Insurance rates by province";
export const toMultiPolicySavings = "Multi-policy savings";
export const toInsuranceClaims = "Making a claim";
export const oneRule = "The one rule";
