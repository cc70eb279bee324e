/* Words of the components of an article or guide. */

export const published = "Published";
export const updated = "Updated";
export const minRead = (readTime: number) => `${readTime} min read`;
export const covered = "Covered";
export const notCovered = "Not covered";
export const couldNotMakeFile = "Your browser could not make the file. Try again.";
export const fromTo = (from: number, to: number) => `${from} to ${to}`;
export const fromToPercent = (from: number, to: number) => `${from}% to ${to}%`;
export const workedExample = "Example. Unmarked numbers are made up.";
export const linkToThisAnswer = "Link to this answer";
export const readOn = (label: string) => `Read on: ${label}`;
export const searchTheQuestions = "Search for an answer";
export const sections = "Sections";
export const ownGuidance = "Northcover’s own guidance. Illustrative; it comes from no survey.";
export const ownPromise = "Northcover’s own promise or rule.";
export const generalKnowledge = "Ordinary practice or law, from general knowledge. Check your own policy.";
export const madeUp = "Made up, to show how something works.";
export const glossaryByLetter = "Glossary by letter";
export const seeAlso = "See also";
export const readNext = "Read next";
export const aboutThisPage = "About this page";
export const reviewedOn = "Reviewed on";
export const educationNotAdvice =
  "This is education, not advice. Rules differ by province, and the wording of your own policy decides what is covered. See";
export const howWeWriteAndCorrect = "how we write and correct pages";
export const unhappyWithAnInsurer = "Unhappy with an insurer? You can complain for free:";
export const yourRightsAndWhereToGo = "your rights, and where to go";
export const reviewed = "Reviewed";
/** Accessible name of a guide's five lines. */
export const inBrief = "In brief";
export const oneMinuteToRead = "1 minute to read";
export const lastUpdated = "Last updated";
export const item = "Item";
export const commonMistakes = "Common mistakes";
export const frequentlyAskedQuestions = "Frequently asked questions";
export const tableHasEveryFigure = (summary: string) => `${summary} The table has every figure.`;
export const notPublished = "None found";
export const rating = "Rating:";
export const about = (name: string) => `About ${name}`;
export const aboutTheFigures = "About the figures";
export const amountPer = (value: string, per: string) => `${value} a ${per}`;
export const pages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);
export const minutesToRead = (readingMinutes: number) => `${readingMinutes} minutes to read`;
export const doThisToday = "What to do, and when";
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`;
export const clearTicks = "Clear the ticks";
export const printSteps = "Print";
export const ticksStayHere = "Your ticks stay in this browser and are never sent.";

/* References to the page's sources. */
export const sourcesInSentence = { one: "source", many: "sources" } as const;
export const sourcesAtStart = { one: "Source", many: "Sources" } as const;
/** Accessible name of a source's number. */
export const sourceNumber = (number: number, publisher: string) => `source ${number}: ${publisher}`;
/** Accessible name of a range of numbers, such as "1–5". */
export const sourceNumbers = (range: string) => `sources ${range}`;
/** Accessible name of the note with a term’s definition. */
export const definitionOf = (term: string) => `Definition: ${term}`;
/** The term in the other language, after a definition. */
export const otherLanguageTerm = { before: "In French:", lang: "fr-CA" } as const;
/** Accessible text of a figure’s mark. */
export const spokenBasis = {
  site: "our guidance",
  promise: "our promise",
  practice: "usual practice",
  illustrative: "made-up example",
} as const;
