/* Words of the page /insurance-types/business. */

export const caption = "Coverage for small and mid-sized businesses";
export const title = "Compare business insurance";
export const lead =
  "Packages, liability, cyber, group plans and coverage for owners side by side, and how your contracts tell you which you need.";
export const toBusinessInsurance = "Business insurance guide";
export const toDisability = "Disability and overhead coverage for owners";
export const toIntactFinancialAnalysis = "Intact Financial, a large business insurer";
export const toBusinessInsuranceCalculator = "Business insurance tool";
export const eightWaysToInsure = "Eight ways to insure a business";
export const shallCarryLiabilityInsurance = "… shall carry liability insurance of not less than";
export const n2Million = "$2 million";
export const clauseAsItOftenStands =
  "A clause as it often stands in a lease or a client’s contract; some ask for up to";
export const n5Million = "$5 million";
export const findYoursBeforeYouAsk = ". Find yours before you ask for a price.";
