/* Words of the search dialog. */

export const search = "Search";
export const searchNotLoaded = "The search could not be loaded.";
export const doThis = (title: string) => `Do this: ${title}.`;
export const nothingFoundFor = (query: string) => `Nothing found for “${query}”.`;
export const bestOfPages = (count: number, total: number) => `The best ${count} of ${total} pages`;
export const doThisLabel = "Do this";
export const listOfAllPages = "the list of all pages";
export const whatIsSearched = "Searches every page and the glossary, in your browser. What you type is sent to no one.";
export const youMayBeOffline = "You may be offline. Try again, or use";
export const tryAgain = "Try again";
export const checkTheSpelling = "Check the spelling, try a simpler word, or look through";
export const whatAreYouLookingFor = "What are you looking for?";
export const searching = "Searching…";
export const countPages = (count: number) => `${count} ${count === 1 ? "page" : "pages"}`;
export const andDefinitions = (count: number) => `and ${count} ${count === 1 ? "definition" : "definitions"}`;
export const forQuery = (query: string) => `for “${query}”`;
export const inYourProvince = (section: string) => `${section} · Your province`;
export const answerLabel = "Answer";
export const showMorePages = (count: number) => `Show ${count} more ${count === 1 ? "page" : "pages"}`;
export const oneAnswerAnd = "1 answer and";
