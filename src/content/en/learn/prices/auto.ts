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
const averagePaid = "Average paid";
const madeUpDrivers = "Middle price for thirty sample drivers";

export const autoByProvince: PriceList = priceListOf(facts.autoByProvince, {
  title: "Car insurance by province, the average paid, a year",
  summary: `In ${pricePeriod(paidInOntario.period)} the average ran from ${formatDollars(paidInPrinceEdwardIsland.dollars)} in Prince Edward Island to ${formatDollars(paidInOntario.dollars)} in Ontario, which had reached ${formatDollars(newerInOntario.dollars)} by ${pricePeriod(newerInOntario.period)}.`,
  rowHeader: "Province",
  series: {
    paid: averagePaid,
    newerInOntario: "Newer average, Ontario",
    newerInAlberta: "Newer average, Alberta",
    privateInQuebec: "Private part only, Quebec",
    madeUpDrivers,
  },
  rows: ({ province }) => provinceNamesByCode[province],
});

const [carefulDriver] = facts.autoByCity.series;
const oneCarefulDriver = `One driver of ${facts.carefulDriverAge} with a clean record and a Civic`;

const cities = {
  brampton: "Brampton",
  toronto: "Toronto",
  mississauga: "Mississauga",
  vaughan: "Vaughan",
  hamilton: "Hamilton",
  auroraKingStouffville: "Aurora, King and Stouffville",
  ontario: "All of Ontario",
  calgary: "Calgary",
  edmonton: "Edmonton",
  halifax: "Halifax",
  vancouver: "Vancouver",
  winnipeg: "Winnipeg",
  saskatoon: "Saskatoon",
} as const;

export const autoByCity: PriceList = priceListOf(facts.autoByCity, {
  title: "Car insurance by city, a year",
  summary: `For one careful driver Brampton was about half as expensive again as Hamilton in ${pricePeriod(carefulDriver.asOf)}.`,
  rowHeader: "City",
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
  title: "What one at-fault crash adds in Ontario, a year",
  summary: `On Ontario's average of ${formatDollars(ontario)}, a rise of ${formatPercent(low)} to ${formatPercent(high)} is about ${addedTo(ontario)} a year; around Toronto it is ${addedTo(toronto)}.`,
  rowHeader: "Where",
  series: {
    paid: averagePaid,
    lowRise: `With one crash, ${formatPercent(low)} more`,
    highRise: `With one crash, ${formatPercent(high)} more`,
  },
  rows: {
    toronto: "Greater Toronto Area",
    otherCities: "Other cities of Ontario",
    rural: "Rural Ontario",
    ontario: "All of Ontario",
  },
});

export const autoRiseByCity: PriceList = priceListOf(facts.autoRiseByCity, {
  title: "What tickets or one crash add by city in Ontario, a year",
  summary: `With one at-fault crash a careful driver's quote would rise by ${addedTo(brampton)} in Brampton and by ${addedTo(hamilton)} in Hamilton.`,
  rowHeader: "City",
  series: {
    carefulDriver: oneCarefulDriver,
    lowRise: `With two minor tickets, or one crash at the low end, ${formatPercent(low)} more`,
    highRise: `With one crash at the high end, ${formatPercent(high)} more`,
  },
  rows: cities,
});
