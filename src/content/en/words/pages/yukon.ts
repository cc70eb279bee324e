/* Words of the page /provincial/yukon-insurance-guide. */

export const title = "Insurance in Yukon";
export const lead =
  "Few companies insure homes in Yukon. This guide shows how to find one, why rebuilding costs more here, and what the car policy pays an injured person.";
export const toHomeInsurance = "Home insurance: rebuilding cost and co-insurance";
export const toDisability = "Disability policies compared";
export const toNorthwestTerritoriesInsuranceGuide = "Next door: the Northwest Territories";
export const toBritishColumbiaInsuranceGuide = "Down the highway: British Columbia";
export const sameHouseTwice = "The same house, twice";
export const onePlanOf1400 =
  "One plan of 1,400 square feet, priced in the South and at the end of the highway. The numbers are made up to show the size of the mistake.";
export const builtInTheSouth = "Built in the South";
export const builtHereWithFreight = "Built here, with freight and travel";
