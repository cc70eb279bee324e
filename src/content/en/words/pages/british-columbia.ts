/* Words of the page /provincial/british-columbia-insurance-guide. */

export const title = "Insurance in British Columbia";
export const lead =
  "ICBC sells the basic part of every car policy. This guide shows which optional coverage you can choose, how earthquake and strata deductibles work, and where to complain.";
export const toAuto = "Who sells optional auto coverage";
export const toHomeInsurance = "Home insurance: condos, quakes and water";
export const toNewImmigrantInsurance = "Coverage for the months before MSP";
export const toYukonInsuranceGuide = "Up the highway: Yukon";
export const twoLayersOfACar = "The two layers of a car policy";
export const optional = "Optional";
export const extraLiabilityCollisionComprehensive =
  "Extra liability, collision, comprehensive, a rental while yours is in the shop.";
export const fromIcbcOr = "From ICBC or from a private insurer: compare this part.";
export const basic = "Basic";
export const injuryCareWith = "Injury care with";
export const noOverallLimit = "no overall limit";
export const ofLiabilityRepairs = "of liability, repairs to your car after a crash that others caused.";
export const fromIcbcAndNobodyElse = "From ICBC and nobody else, with every licence plate.";
export const youCanComparePrices = "You can compare prices for the optional part only.";
