/* Words of the page /blog/insurance-actuarial-tables-explained. */

export const howStronglyEachFactMoves = "How strongly each fact moves the price";
export const orderOfSizeForExplaining = "An order of size for explaining, not a measurement.";
export const downloadRiskCalculator = "Download Risk Calculator";
export const toHowInsuranceWorks = "How insurance works";
export const toInsuranceSavings = "Savings strategies";
export const toBestLifeInsuranceCanada2024 = "Best life insurance in Canada 2024";
export const toLifeInsuranceCalculator = "Life insurance needs calculator";
export const actuarialTablesExplained = "Actuarial tables explained";
export const fundamentals = "Fundamentals";
export const aliveAtEachAge = "Alive at each age, an illustrative life table";
export const calculations = "Calculations";
export const riskModels = "Risk Models";
export const claimsOfOneHousehold = "Claims of one household in twenty years, illustrative";
export const gamingTheSystem = "Gaming the System";
export const title = "Talk about how your policies are priced";
export const lead = "Ask us which of the factors on this page affect your premiums. It is free.";
export const getActuarialAnalysis = "Get Actuarial Analysis";
