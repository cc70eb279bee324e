/** Conventions of a language for numbers, money, dates and files. `#locale` is the one of the build's language. */
export interface Locale {
  /** BCP 47 tag, as in `lang`. */
  readonly tag: "en-CA" | "fr-CA";
  readonly decimalMark: string;
  /** Between groups of three digits. */
  readonly groupMark: string;
  /** Side of a field where the dollar sign stands. */
  readonly dollarSide: "start" | "end";
  /** Adds the dollar to a formatted number, which may begin with a minus sign. */
  readonly inDollars: (number: string) => string;
  /** Adds the percent sign to a formatted number. */
  readonly inPercent: (number: string) => string;
  /** A range of two formatted amounts. */
  readonly range: (low: string, high: string) => string;
  /** Names of the months as they stand in a date, January first. */
  readonly monthNames: readonly string[];
  /** A day such as "November 20, 2026". */
  readonly day: (year: number, month: string, day: number) => string;
  /** A North American number such as "1-877-225-0446" as the language writes it. */
  readonly phone: (number: string) => string;
  /** Separator of a CSV file's cells, which spreadsheets derive from the language. */
  readonly csvSeparator: "," | ";";
}

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
