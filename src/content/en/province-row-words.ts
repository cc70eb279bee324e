import { provinceNamesByCode } from "#words/province-names.ts";

/** Words that mark the row of the visitor's own province in a table. */
export const provinceRowWords = {
  names: provinceNamesByCode,
  yours: "your province or territory",
  others: "The other provinces and territories",
} as const;
