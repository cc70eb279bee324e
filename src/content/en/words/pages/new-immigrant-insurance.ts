/* Words of the page /learn/new-immigrant-insurance. */

export const kicker = "Your stage of life";
export const title = "Insurance for newcomers to Canada";
export const lead =
  "Which papers to bring, when your health card starts, which policies to buy in your first months, how long your foreign licence lasts, and how the super visa works.";
export const stages = "The stages";
export const toHealthInsurance = "Health insurance";
export const toAutoInsurance = "Auto insurance guide";
export const toTravelInsurance = "Travel insurance, and visitors to Canada";
export const toInsuranceFraudCanada = "Insurance fraud, and how ghost brokers work";
