/**
 * Claims that the owner must be able to prove. They are printed as specified. They are collected in one object so that
 * each can be changed or switched off in one place: `null` removes the sentence from every page.
 */
export const claims = {
  tagline: "Canada's leading insurance education platform. Master your coverage, the smart way.",
  newsletterSubscribers: "47,000+ subscribers",
  consultationSavings: "20-40%",
  comparisonSavings: "Save $500+",
  comparisonQuotes: "5+ quotes",
  comparisonMinutes: "2 minutes",
} as const satisfies Record<string, string | null>;
