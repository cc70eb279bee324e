/* Words of the premium calculator. */

export const insurancePremiumCalculator = "Insurance Premium Calculator";
export const roughMonthlyFigure =
  "A rough monthly figure in a few seconds. It’s calculated in your browser; nothing you enter is stored or sent.";
export const lifeInsurance = "Life insurance";
export const homeInsurance = "Home insurance";
export const autoInsurance = "Auto insurance";
export const insuranceType = "Insurance type";
export const chooseOne = "Choose one";
export const age = "Age";
export const coverage = "Coverage";
export const calculatePremium = "Calculate Premium";
export const estimateInWords = (monthly: string) => `Estimated monthly premium ${monthly}. An estimate, not a quote.`;
export const pressForNewEstimate = "Press “Calculate Premium” for an estimate with your new choices.";
export const getOffersThatFit = "Get offers that fit you";
export const estimateKnowsNothing =
  "An estimate knows nothing about you. Leave your name and a person answers. If you agree, we pass your request to a licensed seller, who can make an offer. What you entered above isn’t part of the request.";
export const getMyQuotes = "Get My Quotes";
export const estimatedMonthlyPremium = "Estimated monthly premium";
export const thisEstimate = "This estimate";
export const ourOwnGuide = "Our own guide";
export const isThatRealistic = "Is that realistic?";
export const howWeGotThere = "How is it calculated?";
