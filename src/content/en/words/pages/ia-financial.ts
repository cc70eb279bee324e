/* Words of the page /company-analysis/ia-financial-analysis. */

export const whyDesjardins = "The other Quebec house with life, home and car, owned by its members.";
export const whySunLifeFinancial = "Life and health through advisers, with a grade from 2025.";
export const whyManulifeFinancial = "Universal life with a long history to learn from.";
export const toDisability = "Disability policies compared";
export const toLife = "Life insurance products side by side";
export const toQuebecInsuranceGuide = "Insurance in Quebec";
export const toLifeInsurance = "Universal life and its risks";
export const lifeDisabilityOrHealth = "Life, disability or health";
export const adviserOrEmployer = "Adviser or employer";
export const insuranceOnACarLoan = "Insurance on a car loan";
export const dealersFinanceOffice = "Dealer’s finance office";
export const homeOrCarInQuebec = "Home or car in Quebec";
export const amfOrGio = "AMF, or GIO";
export const repairWarranty = "A repair warranty";
export const consumerProtectionOffice = "Consumer protection office";
export const perhapsNeitherAsk = "Perhaps neither: ask";
export const startFromThePaper = "Start from the paper in your hand";
export const itSays = "It says";
export const youMetIt = "You met it at";
export const afterTheCompanyComplain = "After the company, complain to";
export const ifTheInsurerFailed = "If the insurer failed";
