/* Words of the page /provincial/nova-scotia-insurance-guide. */

export const title = "Insurance in Nova Scotia";
export const lead =
  "Why a home policy usually pays for hurricane wind but not for storm surge, how much car liability the law requires, and what insurers ask about oil tanks.";
export const toCoOperatorsAnalysis = "Co-operators and storm surge";
export const toHomeInsurance = "Home insurance: claims after a storm";
export const toPrinceEdwardIslandInsuranceGuide = "The same storm next door: Prince Edward Island";
export const toNewBrunswickInsuranceGuide = "Next door: New Brunswick";
export const oneStormTwoClaims = "One storm, two claims";
export const wind = "Wind";
export const usuallyPaid = "Usually paid";
export const shinglesTreesOnTheRoof =
  "Shingles, trees on the roof, a line through the window, and the rain that follows them in.";
export const sea = "Sea";
export const usuallyNot = "Usually not";
export const surgeAndWavesEven =
  "Surge and waves, even with overland water on the policy: that was written for rivers and rain.";
