/* Words of the page /provincial/quebec-insurance-guide. */

export const title = "Insurance in Quebec";
export const lead =
  "Who pays after a crash, which drug coverage the law requires, how the premium tax rises in 2027, what condo owners and tenants need, and where to complain.";
export const toDesjardinsAnalysis = "Desjardins";
export const toIaFinancialAnalysis = "iA Financial Group";
export const toHealthInsurance = "Health and drug coverage";
export const toOntarioInsuranceGuide = "Across the river: Ontario";
export const people = "People";
export const saaqTheStatePlan = "SAAQ, the state plan";
export const treatmentLostIncomeDeathWherever =
  "Treatment, lost income, death, wherever in the world a resident is hurt. Fault plays no part.";
export const property = "Property";
export const yourPrivateInsurer = "Your private insurer";
export const yourCarTheFence =
  "Your car, the fence you hit, injuries you cause outside Quebec. Fault decides which coverage pays.";
export const partWhoPaysAfterACrash = "Who pays after a crash";
