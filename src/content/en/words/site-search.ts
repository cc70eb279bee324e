/* Words of the search dialog. */

export const search = "Search";
export const searchNotLoaded = "The search could not be loaded.";
export const doThis = (title: string) => `Do this: ${title}.`;
export const nothingFoundFor = (query: string) => `Nothing found for “${query}”.`;
/** The words that no page has, as they were typed. */
export const nothingOn = (words: readonly string[]) =>
  `We have nothing on ${words.map((word) => `“${word}”`).join(" or ")}.`;
export const nearestPages = "The nearest pages we have:";
export const askSomeone = "Ask someone in a free 15-minute call";
/** Questions that people often ask, shown while the field is empty. A press asks the search. */
export const suggestions = [
  "Why did my premium go up?",
  "My claim was denied",
  "Is a flooded basement covered?",
  "How much life insurance do I need?",
  "Can I cancel my policy?",
  "What is a deductible?",
] as const;
export const doThisLabel = "Do this";
export const listOfAllPages = "the list of all pages";
export const whatIsSearched = "Searches every page and the glossary, in your browser. What you type is sent to no one.";
export const youMayBeOffline = "You may be offline. Try again, or use";
export const tryAgain = "Try again";
export const checkTheSpelling = "Check the spelling, try a simpler word, or look through";
export const whatAreYouLookingFor = "What are you looking for?";
export const searching = "Searching…";
export const inYourProvince = (section: string) => `${section} · Your province`;
export const answerLabel = "Answer";
export const showMorePages = (count: number) => `Show ${count} more ${count === 1 ? "page" : "pages"}`;

/** Numbers of results of a search. */
export interface Found {
  readonly isAnswered: boolean;
  readonly pagesShown: number;
  readonly pagesFound: number;
  readonly definitions: number;
  readonly query: string;
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** “1 answer, the best 20 of 143 pages and 1 definition for “deductible””; kinds without a result are left out. */
export function found({ isAnswered, pagesShown, pagesFound, definitions, query }: Found): string {
  const pages =
    pagesFound > pagesShown
      ? `${isAnswered ? "the" : "The"} best ${pagesShown} of ${pagesFound} pages`
      : counted(pagesShown, "page", "pages");
  const isOnlyPages = !isAnswered && definitions === 0;
  const counts = [
    ...(isAnswered ? ["1 answer"] : []),
    ...(pagesShown > 0 || isOnlyPages ? [pages] : []),
    ...(definitions > 0 ? [counted(definitions, "definition", "definitions")] : []),
  ];
  const last = counts.pop() ?? "";
  return `${counts.length === 0 ? "" : `${counts.join(", ")} and `}${last} for “${query}”`;
}
