import { provincePrices } from "#content/figures/province-prices.ts";
import * as facts from "#content/price-lists/auto.ts";
import { priceListOf } from "#content/price-lists/price-list-of.ts";
import type { PriceList } from "#domain/price-list.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import { pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const [newerInOntario, paidInOntario] = provincePrices.ontario.auto;
const [paidInPrinceEdwardIsland] = provincePrices["prince-edward-island"].auto;
const averagePaid = "Moyenne payée";
const madeUpDrivers = "Prix médian pour trente conducteurs types";

export const autoByProvince: PriceList = priceListOf(facts.autoByProvince, {
  title: "Assurance auto selon la province : la moyenne payée, par année",
  summary: `En ${pricePeriod(paidInOntario.period)}, la moyenne allait de ${formatDollars(paidInPrinceEdwardIsland.dollars)} à l’Île-du-Prince-Édouard à ${formatDollars(paidInOntario.dollars)} en Ontario, où elle avait atteint ${formatDollars(newerInOntario.dollars)} en ${pricePeriod(newerInOntario.period)}.`,
  rowHeader: "Province",
  series: {
    paid: averagePaid,
    newerInOntario: "Moyenne plus récente, Ontario",
    newerInAlberta: "Moyenne plus récente, Alberta",
    privateInQuebec: "Partie privée seulement, Québec",
    madeUpDrivers,
  },
  rows: ({ province }) => provinceNamesByCode[province],
});

const [carefulDriver] = facts.autoByCity.series;
const oneCarefulDriver = `Conducteur de ${facts.carefulDriverAge} ans au dossier vierge, avec une Civic`;

const cities = {
  brampton: "Brampton",
  toronto: "Toronto",
  mississauga: "Mississauga",
  vaughan: "Vaughan",
  hamilton: "Hamilton",
  auroraKingStouffville: "Aurora, King et Stouffville",
  ontario: "Ensemble de l’Ontario",
  calgary: "Calgary",
  edmonton: "Edmonton",
  halifax: "Halifax",
  vancouver: "Vancouver",
  winnipeg: "Winnipeg",
  saskatoon: "Saskatoon",
} as const;

export const autoByCity: PriceList = priceListOf(facts.autoByCity, {
  title: "Assurance auto selon la ville, par année",
  summary: `En ${pricePeriod(carefulDriver.asOf)}, un même conducteur prudent aurait payé à Brampton environ une fois et demie le prix de Hamilton.`,
  rowHeader: "Ville",
  series: {
    carefulDriver: oneCarefulDriver,
    madeUpDrivers,
  },
  rows: cities,
});

const { low, high } = facts.riseAfterCrash;
const { ontario, toronto } = facts.ontarioAverages;
const { brampton, hamilton } = facts.carefulDriverIn;
const addedTo = (dollars: number) => formatDollarRange({ from: dollars * low, to: dollars * high });

export const autoCrash: PriceList = priceListOf(facts.autoCrash, {
  title: "Ce qu’un accident responsable ajoute en Ontario, par année",
  summary: `En Ontario, la moyenne est de ${formatDollars(ontario)} : une hausse de ${formatPercent(low)} à ${formatPercent(high)} ajoute à peu près ${addedTo(ontario)} par année. Autour de Toronto, elle ajoute ${addedTo(toronto)}.`,
  rowHeader: "Où",
  series: {
    paid: averagePaid,
    lowRise: `Avec un accident, ${formatPercent(low)} de plus`,
    highRise: `Avec un accident, ${formatPercent(high)} de plus`,
  },
  rows: {
    toronto: "Région du Grand Toronto",
    otherCities: "Autres villes de l’Ontario",
    rural: "Régions rurales de l’Ontario",
    ontario: "Ensemble de l’Ontario",
  },
});

export const autoRiseByCity: PriceList = priceListOf(facts.autoRiseByCity, {
  title: "Ce qu’ajoutent des contraventions ou un accident par ville en Ontario, par année",
  summary: `Après un accident responsable, la soumission d’un bon conducteur monterait à peu près de ${addedTo(brampton)} à Brampton et de ${addedTo(hamilton)} à Hamilton.`,
  rowHeader: "Ville",
  series: {
    carefulDriver: oneCarefulDriver,
    lowRise: `Avec deux contraventions mineures, ou un accident au bas de la fourchette, ${formatPercent(low)} de plus`,
    highRise: `Avec un accident au haut de la fourchette, ${formatPercent(high)} de plus`,
  },
  rows: cities,
});
