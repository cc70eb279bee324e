/** Sample queries, shown while the search field is empty. */
export const searchSuggestions = ["deductible", "flood", "no-fault", "term life", "credit score", "complaint"] as const;
