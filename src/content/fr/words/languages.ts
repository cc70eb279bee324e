import type { Translation } from "#content/translation.ts";

/* The language of this text, and the other one. */

/** The other language, in its own words. */
export const otherLanguage = {
  tag: "en-CA",
  name: "English",
  short: "EN",
} as const satisfies Translation<typeof import("../../en/words/languages.ts").otherLanguage>;

/** Names of the parts of an address that are no pages, in a breadcrumb. */
export const folderNames: Readonly<Record<string, string>> = {
  provincial: "Provinces",
  "company-analysis": "Assureurs",
  resources: "Ressources",
};
