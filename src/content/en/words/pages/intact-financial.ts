/* Words of the page /company-analysis/intact-financial-analysis. */

export const whyCoOperators = "Makes a specialty of flood coverage at addresses that others avoid.";
export const whyWawanesa = "Also sold by brokers, but owned by the people it insures.";
export const whyTdInsurance = "Also sold direct, but through the groups you belong to.";
export const toHome = "Ten home insurers, ranked with your own weights";
export const toBusiness = "Business insurance compared";
export const toAlbertaInsuranceGuide = "Hail damage in Alberta";
export const toInsuranceComparison = "How to compare quotes";
export const intactInsurance = "Intact Insurance";
export const throughAnIndependentBrokerWho = "Through an independent broker, who can show you others too";
export const directOnlineOrByPhone = "Direct, online or by phone, with nobody in between";
export const brokerlink = "BrokerLink";
export const brokerageInTheGroupAsk = "A brokerage in the group: ask what else it compared";
export const oneGroupThreeNames = "One group, three names";
export const oneGroup = "One group";
export const quotesUnderTwoOfThese =
  "Quotes under two of these names are two prices from one company, not a second opinion.";
