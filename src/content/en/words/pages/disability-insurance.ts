/* Words of the page /learn/disability-insurance. */

export const kicker = "Lines of insurance";
export const title = "Disability insurance";
export const lead =
  "Who pays you if illness or injury stops your work, for how long and after how much tax; which definitions decide a claim; and how to fill the gap.";
export const toDisability = "Compare disability policies";
export const toDisabilityInsuranceCalculator = "Disability insurance needs";
export const toYoungProfessionalsInsurance = "Insurance for young professionals";
export const toBusinessInsurance = "Business insurance: the people who are the business";
