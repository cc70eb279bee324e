/* Words of the directory of offices. */

export const cost = "Cost";
export const time = "Time";
export const limits = "Limits";
/** Followed by the office's name for screen readers. */
export const page = "Its page";
export const phoneOf = (number: string, of: string) => `${number} (${of})`;
/** A number from an old text. */
export const listedIn = (year: string) => `as listed in ${year}`;
export const checkedOn = (day: string) => `Pages and phone numbers checked on ${day}.`;
export const checkedBetween = (first: string, last: string) =>
  `Pages and phone numbers checked between ${first} and ${last}.`;
/** Heading of those of one province, on its guide. */
export const officesTitle = "Offices and phone numbers";
export const officesLead = "Who takes a question or a complaint here, what it can’t do, and how to reach it.";
export const toOfficesOfCanada = "Services for all of Canada";
