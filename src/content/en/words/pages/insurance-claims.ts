/* Words of the page /learn/insurance-claims. */

export const kicker = "The basics";
export const title = "How to file an insurance claim";
export const lead =
  "What to do in the first hour after a loss, what the insurer does with your claim, and where to go for free when the answer is no.";
export const toInsuranceConsumerRightsCanada = "Your rights when you disagree with an insurer";
export const toHomeInsurance = "Home insurance guide";
export const toAutoInsurance = "Auto insurance guide";
export const toDisabilityInsurance = "Disability insurance: claiming, and holding on";
