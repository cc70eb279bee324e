/* Words of the page /provincial/manitoba-insurance-guide. */

export const title = "Insurance in Manitoba";
export const lead =
  "What Autopac includes, how your driving record sets the price, how flood coverage works for a home, and where to appeal.";
export const toHomeInsurance = "Home insurance: the three kinds of water";
export const toWawanesaAnalysis = "Wawanesa, from Winnipeg";
export const toCanadaLifeAnalysis = "Canada Life, from Winnipeg";
export const toSaskatchewanInsuranceGuide = "The other plate insurer: Saskatchewan";
export const autopacBasic = "Autopac Basic";
export const oneSellerOnePlanAlready = "One seller, one plan, already inside:";
export const liability = "Liability";
export const yourOwnCar = "Your own car";
export const allPerils = "all perils";
export const lessADeductible = "less a deductible of";
export const injuries = "Injuries";
export const everyoneHurt = "everyone hurt";
export const faultForInjuries = "Fault, for injuries";
export const playsNoPart = "plays no part";
