import * as facts from "#content/price-lists/illness.ts";
import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import type { AgeBand, PriceList } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords } from "#words/price-lists.ts";

const rowHeader = "Âge";
const band = ({ from, to }: AgeBand) => `${from} à ${to} ans`;
const { amount, compared, smokersFrom } = facts.criticalIllnessFigures;

export const criticalIllness: PriceList = priceListOf(facts.criticalIllness, {
  title: `Assurance maladies graves, ${formatDollars(amount)}, par mois`,
  summary: `De ${band(compared)}, le prix fait plus que décupler pour qui ne fume pas. À partir de ${smokersFrom} ans, un homme qui fume paie plus du double des autres hommes.`,
  rowHeader,
  series: {
    man: "Homme, non-fumeur",
    manWhoSmokes: "Homme, fumeur",
    woman: "Femme, non-fumeuse",
    womanWhoSmokes: "Femme, fumeuse",
    withMortgage: "Avec un prêt hypothécaire, pour tous",
  },
  rows: ({ ages }) => band(ages),
});

const { benefit, toAge, waits, womenUnder } = facts.disabilityListFigures;
const days = (wait: string) => `${wait} jours`;

export const disability: PriceList = priceListOf(facts.disability, {
  title: `Assurance invalidité : ${formatDollars(benefit)} par mois jusqu’à ${toAge} ans, comptables de l’Ouest canadien, par mois`,
  summary: `Attendre ${waits.long} jours au lieu de ${waits.short} coupe le prix de moitié pour un homme jeune. Avant ${womenUnder} ans, les femmes paient environ quatre cinquièmes de plus que les hommes.`,
  rowHeader,
  variants: {
    legend: "Jours d’attente avant les versements",
    options: labelled(facts.disabilityWaits.options, ({ id }) => days(id)),
    first: facts.disabilityWaits.first,
  },
  series: ({ sex, variant }) => `${priceListWords[sex]}, ${days(variant)}`,
  rows: ({ ages, isYoungest }) => (isYoungest === true ? `Moins de ${ages.to + 1} ans` : band(ages)),
});
