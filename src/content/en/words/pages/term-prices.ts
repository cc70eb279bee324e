/* Words of the section on the prices of term life insurance. */

export const what20YearTermCosts = "What 20-year term costs by age";
export const aMonthFor = (amount: string) => `A month for ${amount}`;
export const priceRoughlyTriplesEveryTen =
  "The price roughly triples every ten years from age 40, and a man pays a third to a half more than a woman.";
export const dollarsAMonthInGood = "Dollars a month in good health: man, woman";
export const publishedByAComparisonSite = "Published by a comparison site in";
export const yourHealthAndTheInsurer =
  "; your health and the insurer decide yours. Prices by smoking, by length of term and by insurer are in the";
export const lifeInsuranceGuide = "life insurance guide";
