/* Words of the page /blog/auto-insurance-rates-by-province-2024. */

export const toAutoInsurance = "Auto insurance guide";
export const toAuto = "Compare auto insurance";
export const toInsuranceRatesCanada = "Insurance rates in Canada";
export const toAutoInsuranceCalculator = "Auto insurance calculator";
export const autoInsuranceByProvinceDollars = "Auto insurance by province, dollars a year";
export const carInsuranceDollarsAYear = "Car insurance, dollars a year";
export const ourRangesLieBetween800 =
  "Our ranges lie between $800 and $3,500. Prices paid on average fall inside or near them; the study of 2022 with made-up drivers lies far above them in Alberta and the Atlantic provinces.";
export const ourGuide2024 = "Our guide, 2024";
export const newestAveragePaid = "Newest average paid";
export const studyWithMadeUpDrivers = "Study with made-up drivers, 2022";
