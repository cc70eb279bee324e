/* Words of the page /blog/insurance-fraud-canada. */

export const whatFraudHasBeenPublished = "What fraud has been published to cost, by type";
export const noPublishedFigureFound = "No published figure found";
export const toAutoInsurance = "Auto insurance guide";
export const toNewImmigrantInsurance = "Insurance for newcomers";
export const toInsuranceConsumerRightsCanada = "Your insurance rights in Canada";
export const toInsuranceClaims = "How to file a claim";
export const reportSuspectedFraud = "Report Suspected Fraud";
export const n34Billion = "$3.4 billion";
export const yearAcrossCanada = "a year, across Canada";
export const industryStyleEstimate = "Industry-style estimate";
export const perFamily = "per family";
export const industryStyleEstimateNot = "Industry-style estimate; not the first figure divided";
