import { insurers } from "#content/insurers.ts";
import type { HomeInsurer } from "#domain/insurance-product.ts";
import { companyNames } from "#text/insurance-types/company-names.ts";
import type { ProductFacts, ProductWords } from "./products-of.ts";

interface HomeInsurerRecord
  extends
    ProductFacts,
    Pick<
      HomeInsurer,
      | "analysis"
      | "provinces"
      | "scoresBasis"
      | "monthlyFrom"
      | "claimsSatisfaction"
      | "customerService"
      | "scores"
      | "discounts"
    > {}

/**
 * The ten home insurers, in the owner's order: the weighted total of `scores` with the site's default weights (strength
 * 25, claims 30, service 25, value 20). The order is an opinion, and a test recomputes it. Scores, percentages and
 * prices are the owner's illustrations. All other facts are published; `sources` lists where.
 */
const homeInsurerFacts = [
  {
    id: "home-intact",
    analysis: "intact-financial",
    company: "intact",
    type: "broker",
    sources: ["S105", "S106", "S605", "S606", "S652", "S658", "S841", "S1421"],
    grade: insurers.intact.ratings[0],
    scoresBasis: "illustrative",
    monthlyFrom: 82,
    claimsSatisfaction: 94,
    customerService: 4.4,
    scores: { financialStrength: 98, claimsHandling: 94, customerService: 88, valueAndFeatures: 84 },
    discounts: ["bundle", "claimsFree", "mortgageFree", "alarmOrSmartHome"],
    territory: insurers.intact.sells.home,
    provinces: insurers.intact.sells.home.in,
  },
  {
    id: "home-co-operators",
    analysis: "co-operators",
    company: "coOperators",
    type: "adviser",
    sources: ["S92", "S117", "S119", "S514", "S537"],
    grade: insurers.coOperators.ratings[0],
    scoresBasis: "illustrative",
    monthlyFrom: 78,
    claimsSatisfaction: 93,
    customerService: 4.6,
    scores: { financialStrength: 88, claimsHandling: 93, customerService: 92, valueAndFeatures: 88 },
    discounts: ["bundle", "claimsFree", "valveOrSensors", "matureOwner"],
    territory: insurers.coOperators.sells.home,
    provinces: insurers.coOperators.sells.home.in,
  },
  {
    id: "home-wawanesa",
    analysis: "wawanesa",
    company: "wawanesa",
    type: "broker",
    sources: ["S124", "S616", "S617", "S661"],
    scoresBasis: "illustrative",
    monthlyFrom: 69,
    claimsSatisfaction: 90,
    customerService: 4.5,
    scores: { financialStrength: 84, claimsHandling: 90, customerService: 90, valueAndFeatures: 94 },
    discounts: ["bundle", "claimsFree", "mortgageFree", "matureOwner"],
    provinces: [],
  },
  {
    id: "home-desjardins",
    analysis: "desjardins",
    company: "desjardins",
    type: "agent",
    sources: ["S115", "S653"],
    scoresBasis: "illustrative",
    monthlyFrom: 76,
    claimsSatisfaction: 89,
    customerService: 4.4,
    scores: { financialStrength: 88, claimsHandling: 89, customerService: 88, valueAndFeatures: 86 },
    discounts: ["bundle", "employerOrAssociation", "claimsFree", "smartHome"],
    territory: insurers.desjardins.sells.home,
    provinces: insurers.desjardins.sells.home.in,
  },
  {
    id: "home-td",
    analysis: "td-insurance",
    company: "td",
    type: "direct",
    sources: ["S116", "S612", "S1428"],
    scoresBasis: "illustrative",
    monthlyFrom: 75,
    claimsSatisfaction: 86,
    customerService: 4.2,
    scores: { financialStrength: 92, claimsHandling: 86, customerService: 84, valueAndFeatures: 88 },
    discounts: ["alumniOrProfession", "bundle", "claimsFree", "smartHome"],
    territory: insurers.td.sells.home,
    provinces: insurers.td.sells.home.in,
  },
  {
    id: "home-aviva",
    analysis: "aviva-canada",
    company: "aviva",
    type: "broker",
    sources: ["S118", "S120", "S121", "S122", "S555", "S841"],
    scoresBasis: "illustrative",
    monthlyFrom: 84,
    claimsSatisfaction: 87,
    customerService: 4.2,
    scores: { financialStrength: 88, claimsHandling: 87, customerService: 84, valueAndFeatures: 82 },
    discounts: ["bundle", "claimsFree", "mortgageFree", "alarm"],
    territory: insurers.aviva.sells.home,
    provinces: insurers.aviva.sells.home.in,
  },
  {
    id: "home-belairdirect",
    analysis: "intact-financial",
    company: "belairdirect",
    type: "direct",
    sources: ["S106", "S607"],
    grade: insurers.belairdirect.ratings[0],
    scoresBasis: "illustrative",
    monthlyFrom: 74,
    claimsSatisfaction: 81,
    customerService: 4,
    scores: { financialStrength: 98, claimsHandling: 81, customerService: 80, valueAndFeatures: 80 },
    discounts: ["bundle", "claimsFree", "smartHome"],
    territory: insurers.belairdirect.sells.home,
    provinces: insurers.belairdirect.sells.home.in,
  },
  {
    id: "home-allstate",
    company: "allstate",
    type: "agent",
    sources: ["S123", "S1472"],
    scoresBasis: "illustrative",
    monthlyFrom: 81,
    claimsSatisfaction: 83,
    customerService: 4.1,
    scores: { financialStrength: 84, claimsHandling: 83, customerService: 82, valueAndFeatures: 80 },
    discounts: ["bundle", "claimsFree", "matureOwner"],
    provinces: [],
  },
  {
    id: "home-definity",
    company: "definity",
    type: "broker",
    sources: ["S126", "S127", "S608", "S654", "S663"],
    grade: insurers.definity.ratings[0],
    scoresBasis: "illustrative",
    monthlyFrom: 77,
    claimsSatisfaction: 80,
    customerService: 4,
    scores: { financialStrength: 82, claimsHandling: 80, customerService: 80, valueAndFeatures: 84 },
    discounts: ["bundle", "claimsFree", "mortgageFree"],
    territory: insurers.definity.sells.home,
    provinces: insurers.definity.sells.home.in,
  },
  {
    id: "home-square-one",
    company: "squareOne",
    type: "direct",
    sources: ["S515", "S618", "S619"],
    scoresBasis: "illustrative",
    monthlyFrom: 72,
    claimsSatisfaction: 79,
    customerService: 4.1,
    scores: { financialStrength: 74, claimsHandling: 79, customerService: 82, valueAndFeatures: 88 },
    discounts: ["claimsFree", "smartHome", "mortgageFree"],
    territory: insurers.squareOne.sells.home,
    provinces: insurers.squareOne.sells.home.in,
  },
] as const satisfies readonly HomeInsurerRecord[];

type HomeInsurerFact = (typeof homeInsurerFacts)[number];
type HomeInsurerWords = ProductWords & Pick<HomeInsurer, "availability" | "pros" | "cons" | "bestFor">;

/** Joins the facts of the home insurers with the words of the build's language. */
export const homeInsurersOf = (words: {
  readonly types: Readonly<Record<HomeInsurerFact["type"], string>>;
  readonly discounts: Readonly<Record<HomeInsurerFact["discounts"][number], string>>;
  readonly insurers: Readonly<Record<HomeInsurerFact["id"], HomeInsurerWords>>;
}): readonly HomeInsurer[] =>
  homeInsurerFacts.map((fact) => ({
    ...fact,
    ...words.insurers[fact.id],
    line: "home",
    company: companyNames[fact.company],
    type: words.types[fact.type],
    discounts: fact.discounts.map((discount) => words.discounts[discount]),
  }));

/** Amounts and dates in the words of the insurers. */
export const homeInsurerFigures = {
  coOperatorsWaterFrom: 5000,
  wawanesaCreated: "1896",
  desjardinsTookOverStateFarm: "2015",
} as const;
