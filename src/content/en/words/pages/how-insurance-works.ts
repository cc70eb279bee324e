/* Words of the page /learn/how-insurance-works. */

export const kicker = "The basics";
export const title = "How insurance works";
export const lead =
  "How premiums are set, what a policy contains, who sells it and what happens when you claim, with a glossary of insurance terms.";
export const toChooseInsurance = "Choosing insurance, in three steps";
export const toInsuranceClaims = "Making a claim";
export const toInsuranceActuarialTablesExplained = "How a price is worked out";
export const toInsuranceSavings = "Paying less without losing coverage";
export const partGlossary = "The words of insurance";
export const n25To35 = "25% to 35%";
export const ofThePremiumRuns = "of the premium runs the business";
export const northcoversOwnGuidance = "Northcover’s own guidance";
export const n8To15 = "8% to 15%";
export const isTheInsurersProfit = "is the insurer’s profit";
export const lead2 =
  "What the terms in a policy mean in Canada. Every guide explains them where they first stand; here they are together.";
