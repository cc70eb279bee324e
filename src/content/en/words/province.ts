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
export const whoSupervises = "Who regulates insurers";
export const atAGlance = "At a glance";
export const moving = "Moving?";
export const compareWithAnother = (name: string) => `Compare ${name} with another province`;
export const seeWhatChanges = "and see what changes, and what to do within 90 days.";
export const otherFactsRestOn = "Other facts:";
export const provincialGuides = "Provincial guides";
export const provincialGuide = "Provincial guide";
export const territorialGuide = "Territorial guide";
export const elsewhereInCanada = "Elsewhere in Canada";

/* Words of the visitor's province: header, map, guides, footer. */

export const province = "Province";
export const yourProvinceIs = (name: string) => `${name}, your province or territory`;
export const pressAProvince = "Choose a province or territory to use it on the whole site or to open its guide.";
export const wholeSite = "Use on the whole site";
export const usedOnEveryPage = "used on every page";
export const openTheGuide = "Open the guide";
export const guideTo = (name: string) => `to ${name}`;
export const changeProvince = "Change";
export const clearProvince = "Clear";
export const rememberOnThisDevice = "Remember on this device";
export const rememberHint = "Otherwise it’s kept until you close the tab. It’s never sent.";
export const offerToUse = (name: string) => `Use ${name} on this site`;
export const isUsed = (name: string) => `${name} is used on every page.`;
export const stopUsing = (name: string) => `Stop using ${name}`;
