/** Words of the map of car prices. */
export const priceMapWords = {
  legend: (year: string) =>
    `Average premium that drivers paid for a car in ${year}, in dollars a year. Darker is dearer.`,
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
