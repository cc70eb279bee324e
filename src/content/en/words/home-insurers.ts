/* Words of the lists, tables and figures of home insurers. */

export const insurersRanked = "insurers ranked";
export const lowestPrice = "per month, the lowest “from” price";
export const bestClaimsRating = "best claims rating";
export const topServiceScore = "top customer score";

export const homeInsurersRanked = "Home insurers, ranked";
export const homeInsurersByName = "Home insurers, in alphabetical order";
export const forAndAgainst = "Pros and cons";
/** For screen readers, after `forAndAgainst`. */
export const ofInsurer = (company: string) => `of ${company}`;
export const totalOfHundred = (total: string) => `${total} of 100`;
export const monthlyFrom = "Monthly from";
export const claimsSatisfaction = "Claims satisfaction";
/** The part of the name above that a phone shows. */
export const claimsInShort = "Claims";
export const customerService = "Customer service";
export const serviceInShort = "service";
export const rating = "Rating";

export const claimsSatisfactionHighestFirst = "Claims satisfaction, highest first";
export const strengthGrades = "Strength grades of home insurers";
export const insurer = "Insurer";
export const claims = "Claims";
export const service = "Service";
export const newestGrade = "Newest grade";
