/* Words of the shell: navigation, footer, reading bar, loading placeholder and error fallback. */

export const unexpectedApplicationError = "Unexpected Application Error!";
export const noDescription = "The error has no description.";
export const faultIsOurs = "The fault is ours, not yours.";
export const returnToHome = "Return to Home";
export const orLoadAgain = ", or load this page again.";
export const loading = (label: string) => `Loading ${label}…`;
export const calculatorNotFetched = "The calculator could not be fetched. Check your connection and press again.";
export const openingTheCalculator = "Opening the calculator…";
export const premiumCalculator = "Premium Calculator";
export const error = "Error";
export const somethingWentWrong = "Something went wrong. Please try again.";
export const search = "Search";
export const sectionsOfThisPage = "Sections of this page";
export const independentResource = (siteName: string) =>
  `${siteName} is an independent resource and may earn a commission from insurance partners. What you read here is education, not advice. Rules differ by province, and your policy’s wording decides.`;
export const legal = "Legal";
export const skipToForm = "Skip to the form";
export const menu = "Menu";
export const main = "Main";
export const findAPage = "Find a page";
export const sectionOf = (current: number, all: number) => `Section ${current} of ${all}`;
export const yourProvince = "Your province";
export const somethingWrong = "Claim refused or complaint";
export const yourCase = "Your case";
export const contact = "Contact";
export const privacyContact = (email: string) => `Privacy: ${email}`;
export const getQuote = "Get Quote";
export const learn = "Learn";
export const insuranceTypes = "Insurance Types";
export const resources = "Resources";
export const partNotLoaded = "This part of the page could not be loaded. Check your connection and try again.";
export const pageNotFound = "Page not found";

/** Words of the link that replaces a dialog's button without JavaScript. */
export const dialogWithoutScript = {
  text: "This button needs JavaScript. Without it, use this form:",
  href: "/tools/consultation",
  label: "Book a free consultation",
} as const;
