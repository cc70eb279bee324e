/* Words of the page /insurance-types/auto. */

export const caption = "Auto insurers and how they sell";
export const title = "Compare auto insurance";
export const lead =
  "Nine private insurers: how each one sells and in which provinces. The map shows where you buy the whole policy from them, and where only the optional part.";
export const toAutoInsurance = "Auto insurance guide";
export const toAutoInsuranceRatesByProvince = "Rates by province";
export const toInsuranceFraudCanada = "Ghost brokers and staged crashes";
export const toAutoInsuranceCalculator = "Auto insurance tool";
export const rulesInYourProvince = "Rules in your province";
export const ninePrivateInsurers = "Nine private insurers";
