import * as facts from "#content/price-lists/illness.ts";
import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import type { AgeBand, PriceList } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords } from "#words/price-lists.ts";

const rowHeader = "Age";
const band = ({ from, to }: AgeBand) => `${from} to ${to}`;
const { amount, compared, smokersFrom } = facts.criticalIllnessFigures;

export const criticalIllness: PriceList = priceListOf(facts.criticalIllness, {
  title: `Critical illness insurance, ${formatDollars(amount)}, a month`,
  summary: `From ${band(compared)} the price grows more than tenfold for a non-smoker; from ${smokersFrom} a man who smokes pays more than twice what other men pay.`,
  rowHeader,
  series: {
    man: "Man, non-smoker",
    manWhoSmokes: "Man, smoker",
    woman: "Woman, non-smoker",
    womanWhoSmokes: "Woman, smoker",
    withMortgage: "With a mortgage, everyone",
  },
  rows: ({ ages }) => band(ages),
});

const { benefit, toAge, waits, womenUnder } = facts.disabilityListFigures;
const days = (wait: string) => `${wait} days`;

export const disability: PriceList = priceListOf(facts.disability, {
  title: `Disability insurance: ${formatDollars(benefit)} a month to age ${toAge}, accountants in western Canada, a month`,
  summary: `Waiting ${waits.long} days in place of ${waits.short} halves the price for a young man; women under ${womenUnder} pay about four fifths more than men.`,
  rowHeader,
  variants: {
    legend: "Days before payments start",
    options: labelled(facts.disabilityWaits.options, ({ id }) => days(id)),
    first: facts.disabilityWaits.first,
  },
  series: ({ sex, variant }) => `${priceListWords[sex]}, ${days(variant)}`,
  rows: ({ ages, isYoungest }) => (isYoungest === true ? `Under ${ages.to + 1}` : band(ages)),
});
