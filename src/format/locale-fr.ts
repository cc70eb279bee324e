import type { Locale } from "./locale-en.ts";

/** Canadian French: no-break spaces group digits and precede units, as the Office québécois de la langue française advises. */
export const locale: Locale = {
  tag: "fr-CA",
  decimalMark: ",",
  groupMark: "\u00A0",
  dollarSide: "end",
  inDollars: (number) => `${number}\u00A0$`,
  inPercent: (number) => `${number}\u00A0%`,
  range: (low, high) => `de ${low} à ${high}`,
  monthNames: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  day: (year, month, day) => `${day === 1 ? "1er" : day} ${month} ${year}`,
  phone: (number) => number.replace(/^(1)-(\d{3})-/, "$1\u00A0$2\u00A0").replace(/^(\d{3})-(\d{3}-)/, "$1\u00A0$2"),
  csvSeparator: ";",
};
