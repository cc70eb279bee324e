/* Words of the page /not-found. */

export const perhapsYouWanted = "Perhaps you wanted";
export const startHere = "What brings you here?";
export const listOfAllPages = "The list of all pages";
export const oopsPageNotFound = "Oops! Page not found";
export const pageMayHaveMoved = "The page may have moved, or the address may have a typing mistake in it.";
export const returnToHome = "Return to Home";
export const searchNorthcover = "Search Northcover";
