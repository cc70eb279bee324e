/* Words of the page /blog/home-insurance-guide-canada-2024. */

export const homeInsuranceByProvince = "Home insurance by province and territory";
export const averageCost = "Average cost";
export const mainRisks = "Main risks";
export const insurersPresent = "Insurers present";
export const dollarsAYearOverHomes =
  "Dollars a year, over homes that are not alike. Insurers are those that a public page ties to the place, in no order of merit; ask each whether it sells at your address.";
export const property = "The property";
export const itsLocation = "Its location";
export const person = "The person";
export const toHomeInsurance = "Home insurance guide";
export const toHome = "Best home insurance in Canada";
export const toInsuranceClaims = "How to file a claim";
export const toHomeInsuranceCalculator = "Home insurance calculator";
export const ultimateGuide = "Ultimate Guide";
export const n25MinRead = "25 min read";
export const expertAnalysis = "Expert Analysis";
export const allProvinces = "All Provinces";
export const downloadCompleteGuidePdf = "Download Complete Guide PDF";
export const quickNavigation = "Quick navigation";
export const partCoverageTypes = "Coverage types";
export const partProvincialBreakdown = "Provincial breakdown";
export const partCostFactors = "Cost factors";
export const partClaimsProcess = "Claims process";
export const partDiscounts = "Discounts";
export const partExclusions = "Exclusions";
export const partChoosingInsurer = "Choosing an insurer";
export const partAdvancedTips = "Advanced tips";
export const ultimateHomeInsuranceGuide = "The ultimate home insurance guide";
export const overview = "Overview";
export const provincial = "Provincial";
export const coverage = "Coverage";
export const claims = "Claims";
export const title = "Have your own coverage reviewed";
export const lead =
  "Ask us to point out what your home policy may be missing and what you may be paying for twice. It is free.";
export const getFreeAnalysis = "Get Free Analysis";
export const compareHomeInsurers = "Compare home insurers";
