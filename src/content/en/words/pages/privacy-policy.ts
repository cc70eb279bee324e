/* Words of the page /privacy-policy. */

export const privacyPolicy = "Privacy policy";
export const whatWeStoreAbout = "What we store about you, why, where it is kept, and how to see it or have it deleted.";
export const goesWithThe = "Goes with the";
export const termsOfService = "terms of service";
export const responsiblePrivacyOfficer = (identity: string, privacyOfficer: string) =>
  `. Responsible: ${identity}. Privacy officer: ${privacyOfficer}.`;
export const requestsAlsoGoTo = (recipient: string) => ` Requests also go to ${recipient}, which helps us answer them.`;
