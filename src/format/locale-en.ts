import type { Locale } from "./locale.ts";

/** Canadian English. */
export const locale: Locale = {
  tag: "en-CA",
  decimalMark: ".",
  groupMark: ",",
  dollarSide: "start",
  inDollars: (number) => number.replace(/\u2212?/, "$&$$"),
  inPercent: (number) => `${number}%`,
  range: (low, high) => `${low} to ${high}`,
  monthNames: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  day: (year, month, day) => `${month} ${day}, ${year}`,
  phone: (number) => number,
  csvSeparator: ",",
};
