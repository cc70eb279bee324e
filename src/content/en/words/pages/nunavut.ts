/* Words of the page /provincial/nunavut-insurance-guide. */

export const title = "Insurance in Nunavut";
export const lead =
  "How distance changes a home policy, what to ask about trucked water, sewage and heating, what a vehicle policy must have, and where to complain.";
export const toDisability = "Disability policies compared";
export const toHomeInsurance = "Home and tenant insurance";
export const toHealthInsurance = "What a health card leaves out";
export const toNorthwestTerritoriesInsuranceGuide = "Next door: the Northwest Territories";
export const waterTank = "Water tank";
export const ifItIsOverfilled = "If it is overfilled, is that “sudden and accidental”?";
export const boiler = "Boiler";
export const ifItQuits = "If it quits in a blizzard, who was watching the heat?";
export const sewageTank = "Sewage tank";
export const ifTheTruckCantCome = "If the truck can’t come, is it sewer backup without a sewer?";
export const fuel = "Fuel";
export const ifALineBreaksDoes = "If a line breaks, does any pollution coverage exist?";
export const pilesInFrozenGround = "Piles in frozen ground";
export const noPolicyPaysWhen = "No policy pays when the ground thaws. Check the levels.";
export const fiveQuestionsToAskAbout = "Five questions to ask about a home policy here";
