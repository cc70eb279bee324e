/* Words of the page /learn/business-insurance. */

export const kicker = "Lines of insurance";
export const title = "Business insurance";
export const lead =
  "Which coverage a small business needs first, what each kind pays for, what it costs, and the two clauses that most often cut a claim.";
export const toBusiness = "Compare business policies";
export const toBusinessInsuranceCalculator = "Business insurance needs";
export const toDisabilityInsurance = "Disability insurance for owners";
export const toInsuranceClaims = "Making a claim";
