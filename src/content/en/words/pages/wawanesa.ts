/* Words of the page /company-analysis/wawanesa-analysis. */

export const whyCoOperators = "Owned by co-operatives, and the name for flood and surge.";
export const whyIntactFinancial = "What a broker may set beside it: the largest, owned by shareholders.";
export const whyDesjardins = "Members own it as well, through the caisse.";
export const toHome = "Ten home insurers, ranked with your own weights";
export const toManitobaInsuranceGuide = "Insurance in Manitoba";
export const toChooseInsurance = "How to choose a broker";
export const toInsuranceSavings = "When a higher deductible pays";
export const afterAGoodYear = "After a good year";
export const reservesGrowOrPricesHold = "Reserves grow, or prices hold";
export const afterABadYear = "After a bad year";
export const noNewSharesToSell = "No new shares to sell";
export const investorsCanBeAsked = "Investors can be asked for more";
export const mutualAndACompany = "A mutual and a company with shareholders";
export const mutual = "A mutual";
export const withShareholders = "With shareholders";
export const partOfItIsPaid = "Part of it is paid out as a dividend";
