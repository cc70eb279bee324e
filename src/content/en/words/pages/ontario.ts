/* Words of the page /provincial/ontario-insurance-guide. */

export const title = "Insurance in Ontario";
export const lead =
  "Since July 2026 only three injury benefits come with every car policy. This guide shows which optional ones to keep, what form OPCF 49 gives up, and how to insure a basement.";
export const toAutoInsurance = "Auto insurance, part by part";
export const toDisability = "Disability policies, if you drop income replacement";
export const toInsuranceFraudCanada = "Staged crashes and ghost brokers";
export const toQuebecInsuranceGuide = "Across the river: Quebec";
export const medicalCare = "Medical care";
export const attendantCare = "Attendant care";
export const incomeReplacement = "Income replacement";
export const nonEarnerBenefit = "Non-earner benefit";
export const lostEducationalExpenses = "Lost educational expenses";
export const visitorsExpenses = "Visitors’ expenses";
export const damagedClothingAndGlasses = "Damaged clothing and glasses";
export const deathBenefit = "Death benefit";
export const threeStayInEveryPolicy = "Three stay in every policy";
export const nineYouMayAdd = "Nine you may add, or leave out";
export const policyFromBeforeJuly1 = "A policy from before July 1, 2026, keeps its old coverage until you change it";
