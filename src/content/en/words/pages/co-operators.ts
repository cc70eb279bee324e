/* Words of the page /company-analysis/co-operators-analysis. */

export const whyIntactFinancial = "The largest of the field, with weather as its own weak spot.";
export const whyWawanesa = "A mutual: there the policyholder is the member.";
export const whyDesjardins = "A co-operative of account holders, strongest in Quebec and Ontario.";
export const toHome = "Ten home insurers, ranked with your own weights";
export const toNovaScotiaInsuranceGuide = "Hurricane coverage in Nova Scotia";
export const toPrinceEdwardIslandInsuranceGuide = "Lessons from Fiona on Prince Edward Island";
export const toHomeInsurance = "Home insurance: the ways water gets in";
export const threeWaters = "Three waters";
export const seaDrivenAshore = "The sea, driven ashore";
export const additionHereSince2018 = "an addition here since 2018";
export const riverAndRainOverLand = "River and rain over land";
export const additionHereSince2015 = "an addition here since 2015";
export const burstPipe = "A burst pipe";
export const inTheBasicPolicy = "in the basic policy, as elsewhere";
export const mostHomePoliciesStop =
  "Most home policies stop at the lowest mark. The two above it are offered here even at the highest risk, at a price that follows the risk.";
