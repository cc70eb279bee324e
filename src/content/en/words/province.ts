/* Words of the province records. */

export const onTheRoad = "On the road";
export const whoSellsIt = "Who sells it";
export const minimumLiabilityTerm = "Minimum liability by law";
export const compulsoryCoverage = "Also compulsory";
export const aYear = (range: string) => `${range} a year`;
export const atHome = "At home";
export const homeRisksTerm = "Risks to homes";
export const taxOnPremiums = "Tax on premiums";
export const atTheDoctor = "At the doctor";
export const healthPlan = "Health plan";
export const startsForNewcomers = "Starts for newcomers";
export const whoSupervises = "Who supervises";
export const atAGlance = "At a glance";
export const moving = "Moving?";
export const setBesideAnother = (name: string) => `Set ${name} beside another province`;
export const seeWhatChanges = "and see what changes, and what to do within 90 days.";
export const otherFactsRestOn = "Other facts:";
export const forgetProvince = (name: string) => `Forget that ${name} is my province`;
export const provincialGuides = "Provincial guides";
export const provincialGuide = "Provincial guide";
export const territorialGuide = "Territorial guide";
export const elsewhereInCanada = "Elsewhere in Canada";
export const makeMyProvince = (name: string) => `Make ${name} my province`;
