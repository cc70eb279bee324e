/* Words of the page /provincial/newfoundland-and-labrador-insurance-guide. */

export const title = "Insurance in Newfoundland and Labrador";
export const lead =
  "Car injury benefits are optional in this province. This guide shows what they pay, what happens when you sue, how wind claims on homes are settled, and where to complain.";
export const toDisabilityInsurance = "When a weekly benefit is too small: disability insurance";
export const toAutoInsurance = "Auto insurance, part by part";
export const toHomeInsurance = "Home insurance: wind, ice and water";
export const toNovaScotiaInsuranceGuide = "Across the Gulf: Nova Scotia";
export const twelveOfThirteen = "Twelve of thirteen";
export const nl = "NL";
export const filledInjuryBenefitsCome =
  "Filled: injury benefits come with every policy or plate. Newfoundland and Labrador is the open box: there they are optional";
