import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import * as facts from "#content/price-lists/travel.ts";
import type { PriceList } from "#domain/price-list.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";

const { tenDays, twoMonths, threeMonths } = facts.tripFigures;
const plans = { medical: "Soins médicaux seulement", cancellation: "Annulation et interruption", everything: "Tout" };

export const tripAt30: PriceList = priceListOf(facts.tripAt30, {
  title: `Dix jours aux États-Unis à ${tenDays.age} ans, sans problème de santé`,
  summary: `Les soins médicaux seuls coûtent ${formatDollarRange(tenDays.dollars)}. Le prix de l’annulation dépend de celui du voyage, et il est bien plus élevé.`,
  rowHeader: "Vendeur",
  variants: {
    legend: "Sorte de contrat",
    options: labelled(facts.tripPlans.options, plans),
    first: facts.tripPlans.first,
  },
  series: plans,
  rows: {
    costco: "Costco",
    caa: "CAA, pour les membres",
    scotiabank: "Banque Scotia",
    blueCross: "Croix Bleue",
    manulife: "Manuvie",
    bmo: "BMO",
    rbc: "RBC",
    cibc: "CIBC",
    td: "TD",
    allianz: "Allianz",
    coOperators: "Co-operators",
    medipac: "Medipac",
  },
});

export const tripsByAge: PriceList = priceListOf(facts.tripsByAge, {
  title: "Soins médicaux en voyage aux États-Unis, selon l’âge et les jours",
  summary: `Dix jours à ${tenDays.age} ans coûtent ${formatDollarRange(tenDays.dollars)}, et deux mois à ${twoMonths.age} ans, à peu près ${formatDollarRange(twoMonths.dollars)}. Trois mois coûtent de ${formatDollars(threeMonths.dollars.from)} à plus de ${formatDollars(threeMonths.dollars.to)}.`,
  rowHeader: "Voyage",
  series: {
    tenDays: `Dix jours, ${tenDays.age} ans`,
    twoMonths: `Deux mois, ${twoMonths.age} ans`,
    threeMonths: "Trois mois, hiver au sud",
  },
  rows: {
    tenDays: `Dix jours, ${tenDays.age} ans, douze vendeurs`,
    twoMonths: `Deux mois, ${twoMonths.age} ans, Ontario, six assureurs`,
    threeMonths: "Trois mois, hiver au sud, à tout âge",
  },
});

const [, year] = facts.visitorStays.options;
const stays = { day: "par jour", year: `${year.days} jours` };
const visitorPlans = {
  stable: "Problèmes de santé stables couverts",
  withoutConditions: "Sans les problèmes de santé",
};
const { amount, inSixties, inEighties } = facts.visitorFigures;

export const visitors: PriceList = priceListOf(facts.visitors, {
  title: `Visiteurs et super visa : ${formatDollars(amount)} sans franchise`,
  summary: `De ${inSixties.ages.from} à ${inSixties.ages.to} ans, une année coûte à peu près ${formatDollarRange(inSixties.dollars)}; de ${inEighties.ages.from} à ${inEighties.ages.to} ans, à peu près ${formatDollarRange(inEighties.dollars)}. Couvrir les problèmes de santé stables coûte plus cher.`,
  rowHeader: "Âge",
  variants: {
    legend: "Durée du séjour",
    options: labelled(facts.visitorStays.options, {
      day: "Un jour",
      year: `${year.days} jours, comme pour un super visa`,
    }),
    first: facts.visitorStays.first,
  },
  series: ({ plan, stay }) => `${visitorPlans[plan]}, ${stays[stay]}`,
  rows: ({ ages, isYoungest }) => (isYoungest ? `Jusqu’à ${ages.to} ans` : `${ages.from} à ${ages.to} ans`),
});
