/* Words of the directory of offices. */

export const cost = "Cost";
export const time = "Time";
export const limits = "Limits";
/** Opens an office's remit, limits, cost and time on a phone. */
export const remit = "What it does";
/** Screen readers get the office's name after this word. */
export const page = "Its page";
/** For a phone number from an old text; `year` is the year of that text. */
export const listedIn = (year: string) => `as listed in ${year}`;
export const checkedOn = (day: string) => `Pages and phone numbers checked on ${day}.`;
export const checkedBetween = (first: string, last: string) =>
  `Pages and phone numbers checked between ${first} and ${last}.`;
/** Heading of a province's offices in its guide. */
export const officesTitle = "Offices and phone numbers";
export const officesLead = "Who takes a question or a complaint here, what it can’t do, and how to reach it.";
export const toOfficesOfCanada = "Services for all of Canada";
