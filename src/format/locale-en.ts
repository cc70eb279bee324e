import type { Locale } from "./locale.ts";

/** Commas or spaces between groups of three digits, as in typed or pasted large amounts. */
const grouped = /^[+-]?\d{1,3}([,\s])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

/** Canadian English. */
export const locale: Locale = {
  tag: "en-CA",
  decimalMark: ".",
  groupMark: ",",
  plainNumber: (typed) => (grouped.test(typed) ? typed.replaceAll(/[,\s]/g, "") : typed),
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
