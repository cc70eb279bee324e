/* Words of the page /learn/travel-insurance. */

export const kicker = "Lines of insurance";
export const title = "Travel insurance";
export const lead =
  "Why your health card pays very little abroad, which policy to buy for which trip, what stable health means, and how to make a claim.";
export const toTravel = "Compare travel policies";
export const toHealthInsurance = "Health insurance: what a health card leaves out";
export const toNewImmigrantInsurance = "Insurance for newcomers";
export const toInsuranceForSeniors = "Insurance for seniors";
export const exampleDrawnToScaleIts = "The example, drawn to scale. Its numbers are made up.";
export const hospitalBill = "Hospital bill";
export const paidByTheOntarioPlan = "Paid by the Ontario plan, at best";
export const leftForYou = "Left for you";
