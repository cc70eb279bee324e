/**
 * Claims that the owner must be able to prove, as in `en/claims.ts`. Quebec's Consumer Protection Act asks for the proof
 * before a claim is printed, so those without one are switched off: `null` removes the sentence from every page.
 */
export const claims: Readonly<Record<keyof typeof import("../en/claims.ts").claims, string | null>> = {
  tagline: "L’assurance au Canada, expliquée simplement, pour choisir en connaissance de cause.",
  newsletterSubscribers: null,
  consultationSavings: null,
  comparisonSavings: null,
  comparisonQuotes: null,
  comparisonMinutes: null,
};
