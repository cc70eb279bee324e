/* Words of the page /insurance-types/health. */

export const caption = "Private health coverage";
export const title = "Compare health insurance";
export const lead =
  "Health and dental plans, plans that follow a job, and critical illness insurance side by side, and how to tell which of the three you need.";
export const toHealthInsurance = "Health insurance guide";
export const toDisability = "Disability insurance, for lost pay";
export const toQuebecInsuranceGuide = "Quebec’s drug rule";
export const toCoverageGapAnalyzer = "Coverage gap tool";
export const sevenPlansInThreeShapes = "Seven plans in three shapes";
