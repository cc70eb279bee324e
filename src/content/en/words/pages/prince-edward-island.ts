/* Words of the page /provincial/prince-edward-island-insurance-guide. */

export const title = "Insurance on Prince Edward Island";
export const lead =
  "Five lessons from the claims after Fiona in 2022, how to insure a cottage, what the car policy pays an injured person, and where to complain.";
export const toCoOperatorsAnalysis = "Co-operators and storm surge";
export const toHomeInsurance = "Home insurance: cottages and seasonal forms";
export const toTravel = "Super visa and travel policies";
export const toNovaScotiaInsuranceGuide = "The same storm next door: Nova Scotia";
export const stormSurgeAndRain = "Storm surge and rain are separate coverage";
export const whenAFallenTree = "When a fallen tree is covered";
export const powerOutagesAndSpoiledFood = "Power outages and spoiled food";
export const landLostToTheSea = "Land lost to the sea is not insured";
export const photosAndReceiptsSpeedUp = "Photos and receipts speed up a claim";
export const fiveLessonsFromFiona = "Five lessons from Fiona";
