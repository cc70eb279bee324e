/* Words of the page /learn/young-professionals-insurance. */

export const kicker = "Your stage of life";
export const title = "Insurance for young professionals";
export const lead =
  "What your benefits plan at work already covers, which insurance to buy first, what can wait, and what to do when you leave a job.";
export const toDisabilityInsurance = "Disability insurance";
export const toHomeInsurance = "Home insurance, tenants included";
export const toLifeInsurance = "Life insurance guide";
export const toInsuranceSavings = "Savings strategies";
