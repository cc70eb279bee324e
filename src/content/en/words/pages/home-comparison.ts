/* Words of the page /insurance-types/home-overview. */

export const orderTheFromPrices =
  ": the order, the “from” prices, the claims percentages and the service scores. A grade with an agency and a date was published by that agency.";
export const homeInsurersRanked = "Home insurers, ranked";
export const forAndAgainst = (company: string) => `For and against ${company}`;
export const fromPerMonth = "From, per month";
export const claimsSatisfaction = "Claims satisfaction";
export const customerServiceRow = "Customer service";
export const rating = "Rating";
export const forIt = "For it";
export const againstIt = "Against it";
export const discountsToAskAbout = "Discounts to ask about";

export const caption = "Home insurers in detail";
export const toHomeInsurance = "Home insurance guide";
export const toHomeInsuranceGuideCanada2024 = "Forty-seven things that move a premium";
export const toCoOperatorsAnalysis = "Co-operators, the water specialist";
export const toHomeInsuranceCalculator = "Home insurance tool";
export const overview = "Overview";
export const detailed = "Detailed";
export const ratings = "Ratings";
export const calculator = "Calculator";
export const title = "Ranking method";
export const lead =
  "How the ranking is calculated, which parts of it are illustrations, and how to change the weights.";

export const awards = "Awards";
export const ourOwnPicksNobodyElse =
  "Our own picks. Nobody else gave them, and nobody paid for them: each is an opinion with its reason.";
export const claimsSatisfactionHighestFirst = "Claims satisfaction, highest first";
export const compareForYourOwnHome = "Compare for your own home";
export const startFreeComparison = "Start Free Comparison";
export const averageMonthlyCostByHome = "Average monthly cost by home value";
export const whatCountsIsTheCost =
  "What counts is the cost of rebuilding, which may lie far from the market value. Flood and earthquake coverage come on top.";
export const workOutWhatYoursWould = "Work out what yours would cost to rebuild";
