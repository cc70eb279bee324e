/* Words of the page /provincial/saskatchewan-insurance-guide. */

export const title = "Insurance in Saskatchewan";
export const lead =
  "What the insurance that comes with your licence plate includes, when a package policy is worth buying, and how to choose between no-fault and tort coverage.";
export const toAuto = "Who sells package policies";
export const toHomeInsurance = "Home insurance: roofs, hail and freezing";
export const toAlbertaInsuranceGuide = "Across the border: Alberta";
export const toManitobaInsuranceGuide = "The other plate insurer: Manitoba";
export const whatThePlateHolds = "What the plate holds";
export const liabilityDamageToYourOwn = "liability, damage to your own car, injury benefits";
export const leftToYouMore = "Left to you: more?";
export const packagePolicyOnTop = "A package policy on top.";
export const leftToYouWhich = "Left to you: which?";
export const noFaultOrTort = "No-fault or tort, by a form.";
