/* Words of the page /company-analysis/sun-life-financial-analysis. */

export const whyCanadaLife = "The other name on many drug cards, and the larger one in group plans.";
export const whyManulifeFinancial = "Sells life and health direct as well as through advisers.";
export const whyIaFinancial = "A life company that also insures homes and cars in Quebec.";
export const toLife = "Life insurance products side by side";
export const toHealth = "Health plans compared";
export const toHealthInsurance = "The federal dental plan and health coverage";
export const toDisabilityInsurance = "Disability coverage through work";
export const adviserAndAPolicy = "An adviser and a policy";
export const yourContract = "Your contract";
export const companyThenOlhi = "The company, then OLHI";
export const drugCardFromWork = "A drug card from work";
export const yourEmployersInsurerOrClerk = "Your employer’s insurer or clerk";
export const planBooklet = "The plan booklet";
export const humanResourcesThenTheCompany = "Human resources, then the company";
export const federalDentalPlan = "The federal dental plan";
export const rulesMadeInOttawa = "Rules made in Ottawa";
export const askWhichOfficeReviewsIt = "Ask which office reviews it";
export const whichSunLife = "Which Sun Life are you talking to?";
export const youKnowIt = "You know it from";
export const whatItIsThere = "What it is there";
export const whatDecidesAClaim = "What decides a claim";
export const whereAComplaintStarts = "Where a complaint starts";
