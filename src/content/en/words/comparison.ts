import { allOf } from "#words/parts.ts";

/* Words of the comparison tables, of the comparison of chosen products, and of the ranking. */

export const tooManyChosen = (most: number) => `You can compare ${most} at most. Take one out to add another.`;
export const chooseOneMore = "1 chosen. Choose one more to compare.";
export const compareChosen = (count: number) => `Compare ${count} side by side`;
export const compareChosenInShort = (count: number) => `Compare ${count}`;
export const getQuote = "Get Quote";
export const clear = "Clear";
export const notGiven = "Not given";
export const sideBySide = "Side by side";
export const closeTheComparison = "Close the comparison";
export const onlyWhereTheyDiffer = "Only where they differ";
export const differInNothing = "These products differ in nothing that we list. Ask each insurer for its wording.";
export const compared = "Compared";
export const remove = "Remove";
export const quote = "Quote";
export const differs = "differs";
export const fromAMonth = "From, a month";
export const coverageRange = "Coverage Range";
export const keyFeatures = "Key Features";
export const compare = "Compare";
export const noProductsListed = "No products are listed here yet.";
export const noProductMatches = "No product here is all that you ask for.";
export const showAll = "Show all";
export const typeLabel = "Type";
export const allTypes = "All types";
export const grade = "Grade";
export const allGrades = "All grades";
export const province = "Province";
export const allProvinces = "All provinces";
export const sortBy = "Sort by";
export const asListed = "As listed";
export const sameProduct = "All of them offer the same product";
export const sameType = "All of them are of one type";
export const sameCoverage = "All of them offer the same coverage";
/** Names of columns with one value for all rows, for the button that shows them. */
export const foldedColumns = { product: "product names", type: "types", coverage: "coverage" } as const;
/** Sentence with a value that all products share. */
export const sameValue = (sentence: string, value: string) => `${sentence}: ${value}.`;
export const showColumns = (names: readonly string[]) => `Show ${allOf(names)}`;
export const hideColumns = (names: readonly string[]) => `Hide ${allOf(names)}`;
/** A province's name as it stands after “in”. */
const placeOf = (name: string) => (name === "Northwest Territories" ? `the ${name}` : name);
export const soldIn = (name: string) => `Sold in ${placeOf(name)}`;
/** Heading of the products for which no source says whether they are sold in a province. */
export const unknownWhetherSoldIn = (name: string) =>
  `We haven’t found out whether these are sold in ${placeOf(name)} (November 2026)`;
/** Names the companies that the province's filter leaves out. */
export const notSoldIn = (name: string, left: readonly string[]) =>
  `Not sold in ${placeOf(name)}, so left out: ${allOf(left)}.`;
const productCount = (count: number) => (count === 1 ? "1 product" : `${count} products`);
export const productsShown = (shown: number, all: number) =>
  shown === all ? productCount(all) : `${shown} of ${productCount(all)}`;
/** Added to the number of products: how many are known to be sold in the province, and of how many nothing is known. */
export const soldCount = (shown: string, sold: number, unknown: number, name: string) =>
  unknown === 0
    ? `${shown}: ${sold} sold in ${placeOf(name)}`
    : `${shown}: ${sold} sold in ${placeOf(name)}, ${unknown} not known`;
/** Where a product is sold and where it isn't; `isWhole` if that names every province. */
export const soldAndNotSold = (sold: readonly string[], notSold: readonly string[], isWhole: boolean) =>
  [
    ...(sold.length > 0 ? [`Sold in ${allOf(sold.map(placeOf))}.`] : []),
    ...(notSold.length > 0 ? [`Not sold in ${allOf(notSold.map(placeOf))}.`] : []),
    ...(isWhole ? [] : ["We haven’t found out about the rest (November 2026)."]),
  ].join(" ");
export const showAllProvinces = "Show all provinces";
export const narrowTo = (own: string) => `Narrow to ${own}`;
export const forProduct = (company: string, product: string) => `for ${company}, ${product}`;
export const illustrativeFigures = "Illustrative figures, not survey data";
export const illustrativeFiguresOnly = "Illustrative figures, not survey data.";
export const noRanking =
  "We don’t. The rows stand in no order of merit, and a grade is an opinion on a company’s strength, not on how it treats claims. Sort and narrow them as you like.";
export const paidRows =
  "A row whose button opens another site in a new tab belongs to a partner; its place is the same as without one.";
export const noPaidRows = "No company in this table pays us: each button opens our own free tool.";
export const everyScoreIsIllustrative =
  "Every score and “from” price is the owner’s illustration, made up to show how a comparison works. Grades are published, each with its agency and date. Don’t choose by scores alone.";
export const howWeRank = "How we rank";
export const howWeMakeMoney = "How we make money";
export const weMayEarnACommission =
  "We may earn a commission when you use a partner’s link or ask to be contacted. Nobody can pay for a place, a grade or a word in this table.";
export const byWeightedTotal = "By a weighted total of four scores:";
export const orderIsOurOpinion = ". The order is our opinion.";
export const total = "Total";
export const noPlaceHasChanged = "No place has changed.";
/** Movement of an insurer against the default order. */
export const placesUp = (places: number) => `up ${places}`;
export const placesDown = (places: number) => `down ${places}`;
export const placesHaveChanged = (moved: number, count: number) => `${moved} of ${count} places have changed.`;
export const weightsOfTheRanking = "Weights of the ranking";
export const togetherTheyMakeAHundred =
  "Together they make 100%. Move one, and the other three share the rest in proportion.";
export const resetToOurWeights = "Reset to our weights";
export const backToOurWeights = "Back to our weights.";
export const howAScoreIsMade = ". Score from 0 to 100: each criterion’s score times its weight, added up.";
export const homeInsurersInOrder = "Home insurers in order";
export const ofChosen = (count: number, most: number) => `${count} of ${most} chosen.`;
export const getQuotes = (count: number) => `Get ${count} quotes`;
export const sortedBy = (shown: string, sorting: string) => `${shown}, sorted by ${sorting}`;
export const theProduct = "The product";
export const keyFeaturesRow = "Key features";
export const whereItIsSold = "Where it is sold";
export const theCompany = "The company";
export const forIt = "Pros";
export const againstIt = "Cons";
export const discountsToAskAbout = "Discounts to ask about";
export const claimsSatisfaction = "Claims satisfaction";
export const customerServiceRow = "Customer service";
export const productRow = "Product";
export const coverageRow = "Coverage";
export const ratingRow = "Rating";
export const suitsRow = "Suits";

/** Above the title of each comparison page. */
export const comparisonKicker = "Insurance types";
/** Names of the sortable columns. */
export const sortableColumns = { company: "Company", product: "Product", type: "Type", rating: "Rating" } as const;
/** A sort order after “sorted by”. */
export const sortOrders = {
  ascending: (column: string) => `${column.toLowerCase()}, A to Z`,
  descending: (column: string) => `${column.toLowerCase()}, Z to A`,
  weakestFirst: "rating, weakest first",
  strongestFirst: "rating, strongest first",
} as const;
export const sameForAll = "the same for all";
