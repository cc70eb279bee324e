import { provinceNamesByCode } from "#words/province-names.ts";

/** Words that mark the row of the visitor's own province in a table. */
export const provinceRowWords = {
  names: provinceNamesByCode,
  yours: "votre province ou territoire",
  others: "Les autres provinces et territoires",
} as const;
