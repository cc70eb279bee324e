import { provinceNamesByCode } from "#words/province-names.ts";

/** What tables by province say of the visitor's own. */
export const provinceRowWords = { names: provinceNamesByCode, yours: "your province or territory" } as const;
