/* Words of the page /blog/best-life-insurance-canada-2024. */

export const opinionOnSolvencyNot = (agency: string, asOf: string) =>
  `${agency}, ${asOf}. An opinion on solvency, not on claims.`;
export const whatItIs = "What it is";
export const toLifeInsurance = "Life insurance guide";
export const toLife = "Compare life insurance products";
export const toLifeInsuranceCalculator = "Life insurance needs calculator";
export const toSunLifeFinancialAnalysis = "Sun Life Financial analysis";
export const toManulifeFinancialAnalysis = "Manulife Financial analysis";
export const toCanadaLifeAnalysis = "Canada Life analysis";
export const findTheAmountFirst = "Find the amount first";
export const workOutHowMuchCoverage = "Work out how much coverage you need before you compare insurers.";
export const toTools = "Use the tools";
export const toLife2 = "Compare life insurance";
