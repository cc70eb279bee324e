/* Words that stand beside an estimated premium. */

export const lifeFormula = "Coverage in thousands, times a tenth of your age, times 0.5";
export const homeFormula = "Coverage times 0.003";
export const autoFormula = "Coverage times 0.02";
export const roundedToADollar = "Rounded to a whole dollar";
export const lifeBasis = (range: string) => `Our own guide puts term life at about ${range} a month.`;
export const homeBasis = (homeValue: string, range: string) =>
  `Our own guide puts the average for a ${homeValue} home, the nearest value it lists, at about ${range} a month.`;
export const autoBasis = (from: string, cheapest: string, to: string, highest: string, aMonth: string) =>
  `Our own guide lists yearly premiums from ${from} in ${cheapest} to ${to} in ${highest}. Divided by 12, that is about ${aMonth} a month.`;
export const aboveRange =
  "This estimate is above that range. It comes from a rough formula that knows nothing about you, so expect offers that differ from it, and often by a lot. It is not a quote.";
export const withinRange =
  "This estimate falls inside that range. It still comes from a rough formula that knows nothing about you. It is not a quote, and an insurer may offer less or ask for more.";
export const belowRange =
  "This estimate is below that range. It comes from a rough formula that knows nothing about you, so an insurer may well ask for more. It is not a quote.";
export const estimateBesideGuide = (subject: string, range: string, position: string) =>
  `Our own guide puts ${subject} at about ${range} a month. This estimate ${position} that.`;
/** Where the estimate is, for {@link estimateBesideGuide}. */
export const isAbove = "is above";
export const fallsInside = "falls inside";
export const isBelow = "is below";
