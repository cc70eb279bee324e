/* Words of the page /home. */

export const getFreeQuotes = "Get Free Quotes";
export const learnAboutInsurance = "Learn About Insurance";
export const whatYouWillFindHere = "What you will find here";
export const kindsTitle = "Six kinds of coverage";
export const kindsLead = "Each page compares products and lists what to check before you ask for a price.";
export const articlesTitle = "From the blog";
export const articlesLead = "Longer articles. A mark beside every figure says where it comes from.";
export const startWithANumber = "Start with a number or with the basics";
export const workOutWhatYourHousehold =
  "Work out what your household needs, or see which kinds of insurance are for you.";
export const toTools = "Use the tools";
export const toInsuranceTypes = "See the insurance types";
