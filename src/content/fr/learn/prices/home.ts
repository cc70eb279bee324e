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
  title: "Assurance habitation selon la ville : soumission d’un propriétaire, par année",
  summary: `Les soumissions vont d’environ ${formatDollars(woodbridge)} à Woodbridge à environ ${formatDollars(redLake)} à Red Lake. Un site donne deux prix pour London, qui semblent être pour des protections différentes.`,
  rowHeader: "Ville",
  series: {
    withWater: "Avec un ensemble de garanties pour l’eau",
    notStated: "Garanties non précisées",
    average: "Soumission moyenne",
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
    ontario: "Ensemble de l’Ontario",
    calgary: "Calgary",
  },
});

const rowHeader = "Où";
const nameOf = ({ place }: { readonly place: ProvinceCode | null }) =>
  place === null ? "Canada" : provinceNamesByCode[place];

export const tenant: PriceList = priceListOf(facts.tenant, {
  title: "Assurance locataire, par mois",
  summary: `Selon un site de comparaison, les locataires paient ${formatDollarRange(tenantInCanada.dollars)} par mois au Canada, et ${formatDollarRange(tenantInOntario.dollars)} en Ontario. Au Québec, la clientèle d’un courtier paie ${formatDollars(tenantInQuebec.dollars)}.`,
  rowHeader,
  series: nameOf,
  rows: nameOf,
});

export const condo: PriceList = priceListOf(facts.condo, {
  title: "Assurance d’un copropriétaire, par année",
  summary: `En Ontario, la clientèle d’un courtier paie ${formatDollars(condoInOntario.dollars)} par année. Au Québec, les copropriétaires paient ${formatDollars(condoInQuebec.dollars)}. En Colombie-Britannique, un courtier prévoit ${formatDollarRange(condoInBritishColumbia.dollars)}.`,
  rowHeader,
  series: nameOf,
  rows: nameOf,
});
