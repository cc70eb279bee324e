/* The language of this text, and the other one. */

/** The other language, in its own words. */
export const otherLanguage = { tag: "fr-CA", name: "Français", short: "FR" } as const;

/** Names of the parts of an address that are no pages, in a breadcrumb. */
export const folderNames: Readonly<Record<string, string>> = {
  provincial: "Provincial",
  "company-analysis": "Company Analysis",
  resources: "Resources",
};
