/* Words of the page /company-analysis/canada-life-analysis. */

export const whySunLifeFinancial = "The other insurer you may know only from a benefits card.";
export const whyManulifeFinancial = "Sells direct what Canada Life leaves to advisers and employers.";
export const whyDesjardins = "If you want house, car and life from one place.";
export const toDisabilityInsurance = "Disability insurance guide";
export const toLife = "Term policies for people who leave a group";
export const toHealth = "Health plans after a group plan";
export const toManitobaInsuranceGuide = "Insurance in Manitoba";
export const greatWestLife = "Great-West Life";
export const londonLife = "London Life";
export const canadaLife = "Canada Life";
export const threeNamesOneCompany = "Three names, one company";
export const oneNameSince2020 = "one name since 2020";
export const policyUnderAny = "A policy under any of the three names still promises what it promised. Keep it.";
