/* Words of the page /insurance-types/insurance-types. */

export const title = "Seven kinds of insurance";
export const lead =
  "What each kind of insurance pays for, who needs it, and a page for each that compares products side by side.";
export const kindsOfInsurance = "Kinds of insurance";
export const recommendationTool = "Use Our Insurance Recommendation Tool";
export const toChooseInsurance = "How to choose, at length";
export const toInsuranceComparison = "How to compare quotes";
export const toInsuranceRatesCanada = "Rates by province";
export const toInsuranceQuotesCanada = "What to have ready for a quote";
