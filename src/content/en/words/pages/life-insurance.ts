/* Words of the page /learn/life-insurance. */

export const ridersAndWhenEachEarns = "Riders, and when each earns its cost";
export const whatItDoes = "What it does";
export const whenItEarnsItsCost = "When it earns its cost";
export const kicker = "Guide";
export const title = "Life insurance";
export const lead =
  "How to decide between term and permanent life insurance, how much coverage your family needs, how it is taxed, how to apply, and which riders are worth adding.";
export const toLife = "Compare life insurance products";
export const toBestLifeInsuranceCanada2024 = "Best life insurance in Canada 2024";
export const toDisabilityInsurance = "Disability insurance guide";
export const toInsuranceForSeniors = "Insurance for seniors";
export const lifeInsuranceGuide = "Life insurance guide";
export const insuranceTypes = "Insurance Types";
export const coverageNeeds = "Coverage Needs";
export const taxBenefits = "Tax Benefits";
export const applicationProcess = "Application Process";
export const ridersAndAddOns = "Riders and Add-ons";
export const putYourOwnNumbers = "Put your own numbers in";
export const needsCalculatorTakesFiveMinutes =
  "The needs calculator takes five minutes, shows every step and sends nothing anywhere.";
export const toLifeInsuranceCalculator = "Calculate Your Needs";
export const toConsultation = "Speak to Expert";
