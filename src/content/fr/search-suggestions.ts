import type { Translation } from "#content/translation.ts";

/** Sample queries, shown while the search field is empty. */
export const searchSuggestions = [
  "franchise",
  "inondation",
  "sans égard à la responsabilité",
  "assurance temporaire",
  "cote de crédit",
  "plainte",
] as const satisfies Translation<typeof import("../en/search-suggestions.ts").searchSuggestions>;
