/* Words of the page /learn/home-insurance. */

export const kindsOfHomePolicy = "Kinds of home policy";
export const bestFor = "Best for";
export const averageMonthlyCostByHome = "Average monthly cost by home value";
export const discountsToAsk = "Discounts to ask for";
export const habitsThatGetAClaim = "Habits that get a claim paid";
export const kicker = "Guide";
export const title = "Home insurance";
export const lead =
  "What a home, condo or tenant policy covers and leaves out, what it costs, how to claim, and which risks to insure in your province.";
export const toHome = "Best home insurance in Canada";
export const toHomeInsuranceGuideCanada2024 = "The ultimate home insurance guide 2024";
export const toInsuranceClaims = "How to file a claim";
export const toInsuranceSavings = "Savings strategies";
export const quickNavigation = "Quick navigation";
export const partCoverageTypes = "Coverage types";
export const partCostsAndPricing = "Costs and pricing";
export const partClaimsProcess = "The claims process";
export const partProvincialGuide = "Your province";
export const partExpertTips = "Expert tips";
export const partQuestions = "Frequently asked questions";
export const homeInsuranceGuide = "Home insurance guide";
export const coverageTypes = "Coverage Types";
export const costsPricing = "Costs & Pricing";
export const claimsProcess = "Claims Process";
export const provincialGuide = "Provincial Guide";
export const expertTips = "Expert Tips";
export const whatWouldItCost = "What would it cost to rebuild yours?";
export const thatFigureDrivesThePremium =
  "That figure drives the premium more than any other. Start from it, or ask someone who does this every day.";
export const toHomeInsuranceCalculator = "Calculate Your Needs";
export const toConsultation = "Speak to Expert";
