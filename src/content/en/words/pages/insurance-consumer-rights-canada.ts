/* Words of the page /blog/insurance-consumer-rights-canada. */

export const whoLooksAtAComplaint = "Who looks at a complaint after the insurer";
export const youNeed = "You need";
export const toInsuranceClaims = "How to file a claim";
export const toInsuranceFraudCanada = "Insurance fraud in Canada";
export const toChooseInsurance = "How to choose insurance";
export const toFaq = "Credit in Canada: questions and answers";
export const yourInsuranceRights = "Your insurance rights";
export const yourRights = "Your Rights";
export const complaints = "Complaints";
export const ombudsmanServices = "Ombudsman Services";
export const disputeResolution = "Dispute Resolution";
export const helpResources = "Help Resources";
