import type { SiteSection } from "#site/site-section.ts";

/** The words for a section of the site. */
export interface SectionText {
  readonly name: string;
  /** Text of the Open Graph image, broken into lines by hand: at most three of about 18 characters. */
  readonly shareLines: readonly string[];
}

/** The sections of the site, in the order of lists of all pages. */
export const sections: Readonly<Record<SiteSection, SectionText>> = {
  home: { name: "L’assurance au Canada", shareLines: ["L’assurance,", "expliquée en", "mots simples"] },
  learn: { name: "Guides", shareLines: ["Comprendre", "l’assurance,", "guide par guide"] },
  "insurance-types": { name: "Types d’assurance", shareLines: ["Sept assurances,", "comparées", "côte à côte"] },
  blog: { name: "Blogue", shareLines: ["Pour en lire plus,", "avec la source de", "chaque chiffre"] },
  tools: { name: "Outils", shareLines: ["Des calculatrices", "qui montrent", "leur calcul"] },
  provincial: { name: "Guides provinciaux", shareLines: ["L’assurance,", "une province", "à la fois"] },
  "company-analysis": { name: "Analyses d’assureurs", shareLines: ["Les assureurs au", "Canada, vus de près"] },
  resources: { name: "Ressources", shareLines: ["Des réponses,", "des prix et les", "petits caractères"] },
};
