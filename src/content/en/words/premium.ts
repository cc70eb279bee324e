/* Words beside an estimated premium. */

import type { RangePosition } from "#domain/premium-guide.ts";
import type { PremiumStep } from "#domain/premium.ts";

export const premiumSteps = {
  life: "Coverage in thousands, times a tenth of your age, times 0.5",
  home: "Coverage times 0.003",
  auto: "Coverage times 0.02",
  rounding: "Rounded to a whole dollar",
} as const satisfies Record<PremiumStep["step"], string>;
export const lifeBasis = (range: string) => `Our own guide puts term life at about ${range} a month.`;
export const homeBasis = (homeValue: string, range: string) =>
  `Our own guide puts the average for a ${homeValue} home, the nearest value it lists, at about ${range} a month.`;
export const autoBasis = (from: string, cheapest: string, to: string, highest: string, aMonth: string) =>
  `Our own guide lists yearly premiums from ${from} in ${cheapest} to ${to} in ${highest}. Divided by 12, that is about ${aMonth} a month.`;
/** Interpretation of an estimate, by its position relative to the guide's range. */
export const verdicts = {
  above:
    "This estimate is above that range. It comes from a rough formula that knows nothing about you, so expect offers that differ from it, and often by a lot. It is not a quote.",
  within:
    "This estimate falls inside that range. It still comes from a rough formula that knows nothing about you. It is not a quote, and an insurer may offer less or ask for more.",
  below:
    "This estimate is below that range. It comes from a rough formula that knows nothing about you, so an insurer may well ask for more. It is not a quote.",
} as const satisfies Record<RangePosition, string>;
const positions = {
  above: "is above",
  within: "falls inside",
  below: "is below",
} as const satisfies Record<RangePosition, string>;
const subjects = { term: "term life", wholeLife: "whole life" } as const;
export const estimateBesideGuide = (subject: keyof typeof subjects, range: string, position: RangePosition) =>
  `Our own guide puts ${subjects[subject]} at about ${range} a month. This estimate ${positions[position]} that.`;
