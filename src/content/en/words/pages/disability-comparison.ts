/* Words of the page /insurance-types/disability. */

export const caption = "Disability coverage, by who owns it";
export const title = "Compare disability insurance";
export const lead =
  "Which insurers and associations sell disability coverage, how group and individual policies differ, and which definitions decide most claims.";
export const toDisabilityInsurance = "Disability insurance guide";
export const toYoungProfessionalsInsurance = "Insurance for young professionals";
export const toCanadaLifeAnalysis = "Canada Life and group plans";
export const toDisabilityInsuranceCalculator = "Disability insurance tool";
export const whomToAsk = "Whom to ask";
export const ownOccupation = "Own occupation";
export const surgeonWithAShakingHand = "A surgeon with a shaking hand is paid, even if there are lectures to give.";
export const anyOccupation = "Any occupation";
export const lecturesCountPaymentsStop =
  "The lectures count. Payments stop as soon as there is work that fits your training.";
export const policyPaysWhile = "The policy pays while you are unable to do …";
