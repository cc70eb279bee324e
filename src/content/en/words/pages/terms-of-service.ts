/* Words of the page /terms-of-service. */

export const termsOfService = "Terms of service";
export const whatNorthcoverOffersWhatIt =
  "What Northcover offers, what it does not promise, and the rules for using it.";
export const goesWithThe = "Goes with the";
export const privacyPolicy = "privacy policy";
