import { labelled, priceListOf } from "#content/price-lists/price-list-of.ts";
import * as facts from "#content/price-lists/travel.ts";
import type { PriceList } from "#domain/price-list.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";

const { tenDays, twoMonths, threeMonths } = facts.tripFigures;
const plans = { medical: "Medical only", cancellation: "Cancellation and interruption", everything: "Everything" };

export const tripAt30: PriceList = priceListOf(facts.tripAt30, {
  title: `Ten days in the United States at age ${tenDays.age}, without conditions`,
  summary: `Medical coverage alone costs ${formatDollarRange(tenDays.dollars)}; cancellation depends on the price of the trip and costs far more.`,
  rowHeader: "Seller",
  variants: {
    legend: "Kind of plan",
    options: labelled(facts.tripPlans.options, plans),
    first: facts.tripPlans.first,
  },
  series: plans,
  rows: {
    costco: "Costco",
    caa: "CAA, for members",
    scotiabank: "Scotiabank",
    blueCross: "Blue Cross",
    manulife: "Manulife",
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
  title: "Travel medical insurance in the United States, by age and days",
  summary: `Ten days at ${tenDays.age} cost ${formatDollarRange(tenDays.dollars)}, two months at ${twoMonths.age} about ${formatDollarRange(twoMonths.dollars)}, and three months ${formatDollars(threeMonths.dollars.from)} to over ${formatDollars(threeMonths.dollars.to)}.`,
  rowHeader: "Trip",
  series: {
    tenDays: `Ten days, age ${tenDays.age}`,
    twoMonths: `Two months, age ${twoMonths.age}`,
    threeMonths: "Three months, snowbirds",
  },
  rows: {
    tenDays: `Ten days, age ${tenDays.age}, twelve sellers`,
    twoMonths: `Two months, age ${twoMonths.age}, Ontario, six insurers`,
    threeMonths: "Three months, snowbirds of any age",
  },
});

const [, year] = facts.visitorStays.options;
const stays = { day: "a day", year: `${year.days} days` };
const visitorPlans = { stable: "Stable conditions covered", withoutConditions: "Without conditions" };
const { amount, inSixties, inEighties } = facts.visitorFigures;

export const visitors: PriceList = priceListOf(facts.visitors, {
  title: `Visitors and super visa: ${formatDollars(amount)} without a deductible`,
  summary: `A year costs about ${formatDollarRange(inSixties.dollars)} at ${inSixties.ages.from} to ${inSixties.ages.to} and about ${formatDollarRange(inEighties.dollars)} at ${inEighties.ages.from} to ${inEighties.ages.to}; coverage of stable conditions costs more.`,
  rowHeader: "Age",
  variants: {
    legend: "Length of the stay",
    options: labelled(facts.visitorStays.options, { day: "One day", year: `${year.days} days, as for a super visa` }),
    first: facts.visitorStays.first,
  },
  series: ({ plan, stay }) => `${visitorPlans[plan]}, ${stays[stay]}`,
  rows: ({ ages, isYoungest }) => (isYoungest ? `To ${ages.to}` : `${ages.from} to ${ages.to}`),
});
