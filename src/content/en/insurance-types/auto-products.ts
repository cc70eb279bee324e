import { autoProductFacts, autoProductFigures as figures } from "#content/products/auto.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { longPeriod } from "#format/long-date.ts";

const product = "Personal auto insurance";
const coverage = "Compulsory coverage, with collision and comprehensive by choice";

/** Private auto insurers and how each sells. */
export const autoProducts: readonly InsuranceProduct[] = productsOf("auto", autoProductFacts, {
  types: {
    broker: "Broker",
    direct: "Direct",
    agent: "Agent",
    adviser: "Adviser",
    brokerOrOnline: "Broker or online",
  },
  products: {
    "auto-intact": {
      product,
      coverage,
      features: [
        "A broker can set it beside other insurers",
        "Same group as belairdirect",
        `Left optional auto insurance in British Columbia in ${longPeriod(figures.intactLeftBritishColumbia)}`,
      ],
    },
    "auto-belairdirect": {
      product,
      coverage,
      features: [
        "Bought online or by phone, in seven provinces",
        "Member of the Intact group",
        "In Ontario a driving app may raise the price as well as lower it",
      ],
    },
    "auto-desjardins": {
      product,
      coverage,
      features: [
        "The Personal brand for employer and association groups",
        "Agents in Ontario, Alberta and New Brunswick since the State Farm purchase",
        "In Quebec the add-on for replacement cost is QEF 43",
      ],
    },
    "auto-td": {
      product,
      coverage,
      features: [
        "Sells car insurance direct",
        "Group rates for alumni and professions; no brokers",
        "Five insurers under one name, among them Security National and Primmum",
      ],
    },
    "auto-co-operators": {
      product,
      coverage,
      features: [
        "One adviser for home and auto",
        "No auto insurance in British Columbia and Manitoba; an extension policy in Saskatchewan",
      ],
    },
    "auto-aviva": {
      product,
      coverage,
      features: [
        "Also behind auto policies sold by RBC Insurance",
        `Added Optiom in ${longPeriod(figures.avivaAddedOptiom)}`,
      ],
    },
    "auto-wawanesa": {
      product,
      coverage,
      features: [
        "Mutual company sold through brokers",
        `Explains the Ontario benefits of ${figures.ontarioBenefits} on its own site`,
      ],
    },
    "auto-allstate": {
      product,
      coverage,
      features: [
        "Local agencies",
        "Group includes Pembridge and Pafco",
        "The policy names the company of the group that insures you",
      ],
    },
    "auto-definity": {
      product,
      coverage,
      features: [
        "Economical through brokers, Sonnet online",
        "Bought the Canadian business of Travelers",
        "The policy names the company that issues it",
      ],
    },
  },
});
