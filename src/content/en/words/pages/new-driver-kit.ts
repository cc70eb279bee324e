/* Words of the page /learn/resources/new-driver-kit. */

export const title = "New driver kit";
export const lead =
  "What a first car policy must have in your province, what to ask to lower its price, and a sheet for the glove box in case of a crash.";
export const toAutoInsurance = "Auto insurance guide";
export const toAutoInsuranceRatesByProvince = "What drivers pay in each province";
export const toYoungProfessionalsInsurance = "Insurance for young professionals";
export const toInsuranceFraudCanada = "Ghost brokers, and how to spot one";
