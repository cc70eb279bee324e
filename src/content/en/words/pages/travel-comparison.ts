/* Words of the page /insurance-types/travel. */

export const caption = "Travel insurance products, by kind of trip";
export const title = "Compare travel insurance";
export const lead =
  "Travel policies sorted by trip: single trips, several trips a year, winters away, visitors to Canada and the super visa.";
export const toTravelInsurance = "Travel insurance guide";
export const toNewImmigrantInsurance = "Super visa and coverage for newcomers";
export const toInsuranceForSeniors = "Travelling after retirement";
export const toTravelInsuranceCalculator = "Travel insurance tool";
export const whatIsSoldForEach = "What is sold for each trip";
export const oneDayInAHospital = "One day in a hospital abroad";
export const oneDayInAHospitalIn = "One day in a hospital in the United States";
export const orMore = "or more";
export const whatOntariosPlanRepays = "What Ontario’s plan repays for it, at most";
export const n200To400 = "$200 to $400";
