/* Words of the page /learn/auto-insurance. */

export const minimumThirdPartyLiability = "Minimum third-party liability by province";
export const twoProvincesAskForMore = "Two provinces ask for more by law: Manitoba";
export const andNovaScotia = "and Nova Scotia";
export const threeTerritoriesRequire = ". The three territories require";
export const typicalQuotesForFullCoverage = "Typical quotes for full coverage";
export const partsOfAnAutoPolicy = "The parts of an auto policy";
export const whatItDoes = "What it does";
export const noneSetByLaw = "None set by law";
export const discountsToAsk = "Discounts to ask for";
export const howToGetIt = "How to get it";
export const watchFor = "Watch for";
export const kicker = "Guide";
export const title = "Auto insurance";
export const lead =
  "What your province requires, which optional coverage is worth adding, which discounts to ask for, and how to make a claim after a crash.";
export const toAuto = "Compare auto insurance";
export const toAutoInsuranceRatesByProvince = "Auto insurance rates by province 2024";
export const toInsuranceFraudCanada = "Staged crashes and ghost brokers";
export const toInsuranceRatesCanada = "Insurance rates in Canada";
export const autoInsuranceGuide = "Auto insurance guide";
export const requirements = "Requirements";
export const coverageTypes = "Coverage Types";
export const discounts = "Discounts";
export const claimsProcess = "Claims Process";
export const askForAPrice = "Ask for a price on the same terms";
export const haveYourLicenceYourCars = "Have your licence, your car’s model and your last policy at hand.";
export const toAutoInsuranceCalculator = "Ask for an estimate";
export const toCompareAuto = "Compare auto insurers";
