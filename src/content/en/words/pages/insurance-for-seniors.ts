/* Words of the page /learn/insurance-for-seniors. */

export const kicker = "Your stage of life";
export const title = "Insurance for seniors";
export const lead =
  "Which policies to keep, which to change and which to let go, and how to stay covered for teeth, travel, the house and the car.";
export const toTravelInsurance = "Travel insurance";
export const toLifeInsurance = "Life insurance guide";
export const toSeniorInsuranceReview = "Senior insurance review";
export const toInsuranceConsumerRightsCanada = "Your rights as a policyholder";
