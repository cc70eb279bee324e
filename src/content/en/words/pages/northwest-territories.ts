/* Words of the page /provincial/northwest-territories-insurance-guide. */

export const title = "Insurance in the Northwest Territories";
export const lead =
  "What a home or tenant policy pays when you are evacuated, how thawing ground and fuel tanks affect coverage, and what the car policy pays an injured person.";
export const toInsuranceClaims = "How to file a claim";
export const toDisabilityInsurance = "Disability insurance for people on contract";
export const toNunavutInsuranceGuide = "Next door: Nunavut";
export const toYukonInsuranceGuide = "Next door: Yukon";
export const threePapersToKeep = "Three papers to keep for an evacuation claim";
export const order = "The order";
export const coverageStartsWithTheWritten =
  "Coverage starts with the written order of an authority. Save a copy, and note the hour you left.";
export const receipts = "The receipts";
export const motelMealsFuelKennel =
  "Motel, meals, fuel, kennel. The policy pays the increase over normal life, so nothing counts without one.";
export const noticeThatLiftsIt = "The notice that lifts it";
export const claimForLivingExpensesEnds =
  "The claim for living expenses ends on this date. You can then claim for smoke, frost or spoiled food at home.";
