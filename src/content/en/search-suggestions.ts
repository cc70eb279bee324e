/** Words that show what the search can find, before a visitor has typed any. */
export const searchSuggestions = ["deductible", "flood", "no-fault", "term life", "credit score", "complaint"] as const;
