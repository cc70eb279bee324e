/* Words of the page /insurance-rates-canada. */

export const title = "Insurance rates in Canada";
export const lead =
  "What drivers and homeowners pay in each province, why prices change, and how to lower your own premium.";
export const toAutoInsuranceRatesByProvince = "Auto insurance rates by province";
export const toInsuranceSavings = "Savings strategies";
export const toInsuranceQuotesCanada = "What to have ready for a quote";
export const carAndHomeInsurance = "Car and home insurance for a year, by province and territory";
