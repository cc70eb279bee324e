/* Words of the page /company-analysis/manulife-financial-analysis. */

export const whySunLifeFinancial = "As global and as highly graded, without a program that tracks you.";
export const whyIaFinancial = "Also sells universal life, and asks the same questions of you.";
export const whyCanadaLife = "Three old names in one, with many policies from long ago.";
export const toLife = "Life insurance products side by side";
export const toTravel = "Travel and visitor policies compared";
export const toNewImmigrantInsurance = "Super visa and other newcomer coverage";
export const toLifeInsurance = "Life insurance: needs, tax, riders";
export const whereTheRiskGoes = "Where the risk goes";
export const yourContractDoesNotMove = "Your contract does not move. You call the same number.";
export const answersForEveryPolicyIt = "Answers for every policy it sold, however long ago.";
export const carryPartOfABad = "Carry part of a bad surprise in old long-term-care and universal life blocks.";
export const reinsurersNowCarryPart =
  "Reinsurers now carry part of the risk of older policies. Your contract with Manulife does not change.";
