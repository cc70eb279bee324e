/* Words of the page /learn/high-net-worth-insurance. */

export const kicker = "Your stage of life";
export const title = "Insurance for high net worth";
export const lead =
  "Where standard policies stop for people with several homes, a company or a collection, and how liability, property, life and disability coverage fill the gaps.";
export const toLifeInsurance = "Life insurance guide";
export const toBusinessInsurance = "Business insurance";
export const toEstatePlanningReview = "Estate planning review";
export const toDisabilityInsurance = "Disability insurance";
