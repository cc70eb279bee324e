/* Words of the page /learn/health-insurance. */

export const kicker = "Lines of insurance";
export const title = "Health insurance";
export const lead =
  "What your health card does not pay for, what public drug and dental programs add, and when a private plan is worth its premium.";
export const toDisabilityInsurance = "Disability insurance: when the pay stops";
export const toTravelInsurance = "Travel insurance: care outside the country";
export const toNewImmigrantInsurance = "Insurance for newcomers";
export const toHealth = "Compare health plans";
