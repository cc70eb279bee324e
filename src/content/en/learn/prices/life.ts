import * as facts from "#content/price-lists/life.ts";
import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import type { PriceList } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords } from "#words/price-lists.ts";

const rowHeader = "Age";
const atAge = ({ age }: { readonly age: number }) => `Age ${age}`;
const { termAges, termSmokingFigures, wholeLifeFigures } = facts;

export const termLife: PriceList = priceListOf(facts.termLife, {
  title: "Twenty-year term life insurance, a month",
  summary: `From ${termAges.from} to ${termAges.to} the price grows more than tenfold. Women pay less than men at every age.`,
  rowHeader,
  variants: {
    legend: "Amount of insurance",
    options: labelled(facts.termVariants.options, ({ amount }) => formatDollars(amount)),
    first: facts.termVariants.first,
  },
  series: ({ sex, amount }) => `${priceListWords[sex]}, ${formatDollars(amount)}`,
  rows: atAge,
});

export const termSmoking: PriceList = priceListOf(facts.termSmoking, {
  title: `What smoking adds: ten-year term for a man, ${formatDollars(termSmokingFigures.amount)}, a month`,
  summary: `A man who smokes pays about two fifths more at ${termSmokingFigures.youngest}, and about two and a half times as much at ${termSmokingFigures.oldest}.`,
  rowHeader,
  series: { nonSmoker: "Man, non-smoker", smoker: "Man, smoker" },
  rows: atAge,
});

export const wholeLife: PriceList = priceListOf(facts.wholeLife, {
  title: `For life or for twenty years: ${formatDollars(wholeLifeFigures.amount)} at age ${wholeLifeFigures.age}, a month`,
  summary: `Coverage for life costs about seven and a half times what twenty-year term costs at ${wholeLifeFigures.age}.`,
  rowHeader: "Policy",
  series: ({ sex }) => priceListWords[sex],
  rows: { twentyYearTerm: "Twenty-year term", forLife: "Coverage for life, lowest price" },
});

const [youngest, middle, oldest] = facts.creditorLife.rows;

export const creditorLife: PriceList = priceListOf(facts.creditorLife, {
  title: `Bank's mortgage life insurance or your own policy: ${formatDollars(facts.creditorLifeAmount)}, a month`,
  summary: `At ${youngest.age}, ${middle.age} and ${oldest.age} the bank's price is higher than a healthy non-smoker's own twenty-year term; the bank charges men, women and smokers alike.`,
  rowHeader,
  series: {
    scotiabank: "Scotiabank, everyone",
    tangerine: "Tangerine, everyone",
    man: "Own term, man",
    woman: "Own term, woman",
  },
  rows: atAge,
});
