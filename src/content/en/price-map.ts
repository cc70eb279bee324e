/** Words of the map of car prices. */
export const priceMapWords = {
  legend:
    "What drivers paid for a car on average, in dollars a year: in 2022, in Ontario and Alberta in 2024. A stronger colour is a higher price.",
  none: "no figure",
  fact: (amount: string, period: string) => `Drivers paid ${amount} a year for car insurance on average (${period}).`,
  source: "Source:",
  table: "The same prices as a table",
  caption: "Average car premium paid, by the newest figure",
  province: "Province or territory",
  paid: "Paid on average",
  period: "Period",
  note: "Quebec’s amount seems to include the public plan’s share. For the territories we found only averages of 2017 to 2020, which stand in their guides.",
  all: "All prices, by province and for homes",
} as const;
