/** Words of the map of car prices. */
export const priceMapWords = {
  legend: (year: string) =>
    `What drivers paid for a car on average in ${year}, in dollars a year, as reported by MoneySense. A stronger colour is a higher price.`,
  none: "no figure",
  fact: (amount: string, year: string) => `Drivers paid ${amount} a year for car insurance on average (${year}).`,
  source: "Source:",
  table: "The same prices as a table",
  caption: (year: string) => `Average car premium paid in ${year}`,
  province: "Province or territory",
  paid: "Paid on average",
  note: "Quebec’s amount seems to include the public plan’s share. We found no figure for the territories.",
  all: "Newer prices, by province and for homes",
} as const;
