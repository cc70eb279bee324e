import {
  condoInBritishColumbia,
  condoInOntario,
  condoInQuebec,
  tenantInCanada,
  tenantInOntario,
  tenantInQuebec,
} from "#content/figures/unit-prices.ts";
import * as facts from "#content/price-lists/home.ts";
import { priceListOf } from "#content/price-lists/price-list-of.ts";
import type { PriceList } from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const { woodbridge, redLake } = facts.homeQuotesAbout;

export const homeByCity: PriceList = priceListOf(facts.homeByCity, {
  title: "Home insurance by city, an owner's quote, a year",
  summary: `Quotes run from about ${formatDollars(woodbridge)} in Woodbridge to about ${formatDollars(redLake)} in Red Lake; one site has two prices for London, which seem to be for different packages.`,
  rowHeader: "City",
  series: {
    withWater: "With a package of water coverage",
    notStated: "Package not stated",
    average: "Average quote",
  },
  rows: {
    toronto: "Toronto",
    london: "London",
    mississauga: "Mississauga",
    milton: "Milton",
    windsor: "Windsor",
    vaughan: "Vaughan",
    ottawa: "Ottawa",
    woodbridge: "Woodbridge",
    redLake: "Red Lake",
    ontario: "All of Ontario",
    calgary: "Calgary",
  },
});

const rowHeader = "Where";
const nameOf = ({ place }: { readonly place: ProvinceCode | null }) =>
  place === null ? "Canada" : provinceNamesByCode[place];

export const tenant: PriceList = priceListOf(facts.tenant, {
  title: "Tenant insurance, a month",
  summary: `A comparison site gives tenants ${formatDollarRange(tenantInCanada.dollars)} a month in Canada, and ${formatDollarRange(tenantInOntario.dollars)} in Ontario. One broker's customers in Quebec pay ${formatDollars(tenantInQuebec.dollars)}.`,
  rowHeader,
  series: nameOf,
  rows: nameOf,
});

export const condo: PriceList = priceListOf(facts.condo, {
  title: "Condo owner's insurance, a year",
  summary: `One broker's customers in Ontario pay ${formatDollars(condoInOntario.dollars)} a year, condo owners in Quebec ${formatDollars(condoInQuebec.dollars)}, and a broker in British Columbia expects ${formatDollarRange(condoInBritishColumbia.dollars)}.`,
  rowHeader,
  series: nameOf,
  rows: nameOf,
});
