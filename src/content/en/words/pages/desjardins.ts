/* Words of the page /company-analysis/desjardins-analysis. */

export const whyIaFinancial = "The other Quebec house with life, home and car, owned by shareholders.";
export const whyCoOperators = "Co-operative too, with another kind of owner.";
export const whyTdInsurance = "Group rates without a co-operative behind them.";
export const toQuebecInsuranceGuide = "Insurance in Quebec";
export const toHome = "Ten home insurers, ranked with your own weights";
export const toLife = "Term life instead of insurance on a loan";
export const toInsuranceSavings = "What a group rate is worth";
export const desjardinsInsurance = "Desjardins Insurance";
export const youOrYourFamily = "You or your family";
export const personal = "The Personal";
export const membersOfAGroup = "Members of a group";
export const caisse = "The caisse";
export const lender = "The lender";
export const threeDoors = "Three doors";
export const openTo = "Open to";
export const claimPays = "A claim pays";
