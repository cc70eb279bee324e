/* Words of the page /learn/resources/insurance-checklist. */

export const title = "Insurance checklist";
export const lead = "List your policies, go through them once a year, and see which changes to report to your insurer.";
export const toComparisonWorkbook = "Comparison workbook, for three quotes";
export const toChooseInsurance = "How to choose insurance";
export const toInsuranceSavings = "Ways to pay less";
export const toInsuranceClaims = "How to make a claim";
