/* Words of the page /provincial/alberta-insurance-guide. */

export const title = "Insurance in Alberta";
export const lead =
  "How injury claims change on January 1, 2027, what the good-driver cap does to your premium, and what to check on your roof before hail season.";
export const toAutoInsurance = "Auto insurance, part by part";
export const toDisability = "Disability policies for the pay that Care-First leaves out";
export const toHomeInsurance = "Home insurance: roofs, hail and deductibles";
export const toSaskatchewanInsuranceGuide = "Across the border: Saskatchewan";
export const whoPaysForInjuries = "Who pays for injuries";
export const untilDecember312026 = "Until December 31, 2026";
export const faultDecidesYourOwnBenefits = "Fault decides. Your own benefits pay treatment up to";
export const forTheRestYouClaim = "; for the rest you claim against the driver who caused the crash.";
export const january12027 = "January 1, 2027";
export const careFirstCare = "Care-First. Care";
export const asLongAsItHelps = "as long as it helps";
export const forEveryoneHurtWhoeverCaused = "for everyone hurt, whoever caused it, and most lawsuits end.";
