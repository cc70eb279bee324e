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
  singular: (word) => {
    if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
    return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
  },
  phone: (number) => number,
  csvSeparator: ",",
};
