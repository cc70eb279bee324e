/* Words of the page /learn/resources/comparison-workbook. */

export const title = "Comparison workbook";
export const lead =
  "Write up to three insurance quotes side by side, line by line, and see where they differ before you look at the price.";
export const toInsuranceComparison = "How to compare insurance quotes";
export const toInsuranceChecklist = "Insurance checklist, once a year";
export const toInsuranceQuotesCanada = "What to have ready for a quote";
export const toInsuranceTypes = "Products side by side";
