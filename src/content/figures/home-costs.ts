/** The owner's average home premiums, dollars a month, by the value of the home in dollars. */
export const homeCosts = [
  { dollars: 300_000, from: 85, to: 120 },
  { dollars: 500_000, from: 105, to: 150 },
  { dollars: 750_000, from: 135, to: 190 },
  { dollars: 1_000_000, from: 180, to: 300 },
] as const;
