/* Words of the page /insurance-quotes-canada. */

export const title = "Insurance quotes in Canada";
export const lead =
  "Three ways to get an insurance quote, what to have ready, and what happens to the details you send.";
export const toInsuranceRatesCanada = "Insurance rates in Canada";
export const toInsuranceComparison = "How to compare quotes";
export const toChooseInsurance = "Broker, agent or direct";
export const toConsultation = "Talk to someone first";
