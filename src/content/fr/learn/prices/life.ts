import * as facts from "#content/price-lists/life.ts";
import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import type { PriceList } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords } from "#words/price-lists.ts";

const rowHeader = "Âge";
const atAge = ({ age }: { readonly age: number }) => `${age} ans`;
const { termAges, termSmokingFigures, wholeLifeFigures } = facts;

export const termLife: PriceList = priceListOf(facts.termLife, {
  title: "Assurance vie temporaire de vingt ans, par mois",
  summary: `De ${termAges.from} à ${termAges.to} ans, le prix fait plus que décupler. À tout âge, les femmes paient moins que les hommes.`,
  rowHeader,
  variants: {
    legend: "Montant d’assurance",
    options: labelled(facts.termVariants.options, ({ amount }) => formatDollars(amount)),
    first: facts.termVariants.first,
  },
  series: ({ sex, amount }) => `${priceListWords[sex]}, ${formatDollars(amount)}`,
  rows: atAge,
});

export const termSmoking: PriceList = priceListOf(facts.termSmoking, {
  title: `Ce que le tabac ajoute : temporaire de dix ans pour un homme, ${formatDollars(termSmokingFigures.amount)}, par mois`,
  summary: `À ${termSmokingFigures.youngest} ans, un homme qui fume paie environ deux cinquièmes de plus; à ${termSmokingFigures.oldest} ans, environ deux fois et demie le prix.`,
  rowHeader,
  series: { nonSmoker: "Homme, non-fumeur", smoker: "Homme, fumeur" },
  rows: atAge,
});

export const wholeLife: PriceList = priceListOf(facts.wholeLife, {
  title: `À vie ou pour vingt ans : ${formatDollars(wholeLifeFigures.amount)} à ${wholeLifeFigures.age} ans, par mois`,
  summary: `À ${wholeLifeFigures.age} ans, une protection à vie coûte environ sept fois et demie le prix d’une temporaire de vingt ans.`,
  rowHeader: "Contrat",
  series: ({ sex }) => priceListWords[sex],
  rows: { twentyYearTerm: "Temporaire de vingt ans", forLife: "Protection à vie, prix le plus bas" },
});

const [youngest, middle, oldest] = facts.creditorLife.rows;

export const creditorLife: PriceList = priceListOf(facts.creditorLife, {
  title: `Assurance vie d’une banque sur un prêt hypothécaire ou votre propre contrat : ${formatDollars(facts.creditorLifeAmount)}, par mois`,
  summary: `À ${youngest.age}, ${middle.age} et ${oldest.age} ans, la banque demande plus cher que la temporaire de vingt ans d’une personne en santé qui ne fume pas. Son prix est le même pour les hommes, les femmes et les personnes qui fument.`,
  rowHeader,
  series: {
    scotiabank: "Banque Scotia, pour tous",
    tangerine: "Tangerine, pour tous",
    man: "Votre temporaire, homme",
    woman: "Votre temporaire, femme",
  },
  rows: atAge,
});
