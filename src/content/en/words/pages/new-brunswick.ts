/* Words of the page /provincial/new-brunswick-insurance-guide. */

export const title = "Insurance in New Brunswick";
export const lead =
  "What the compulsory car policy pays, how to add to its small weekly income benefit, how to insure a home near the river or with a wood stove, and where to complain.";
export const toDisability = "Disability policies compared";
export const toHomeInsurance = "Home insurance: flood, stoves and tanks";
export const toNovaScotiaInsuranceGuide = "Next door: Nova Scotia";
export const toPrinceEdwardIslandInsuranceGuide = "Over the bridge: Prince Edward Island";
export const weekOfPay = "A week of pay and a week of benefit";
export const weekOfTakeHomePay = "A week of take-home pay";
export const incomeBenefitOfACar = "The income benefit of a car policy";
export const hurtInACrash =
  "Hurt in a crash and off work: the dashed part has to come from sick pay, a group plan, a policy of your own or a lawsuit.";
