import { autoProductFacts, autoProductFigures as figures } from "#content/products/auto.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { longPeriod } from "#format/long-date.ts";

const product = "Assurance auto des particuliers";
const coverage = "Garanties obligatoires; collision et risques multiples au choix";

/** Private auto insurers and how each sells. */
export const autoProducts: readonly InsuranceProduct[] = productsOf("auto", autoProductFacts, {
  types: {
    broker: "Courtier",
    direct: "Direct",
    agent: "Agent",
    adviser: "Conseiller",
    brokerOrOnline: "Courtier ou en ligne",
  },
  products: {
    "auto-intact": {
      product,
      coverage,
      features: [
        "Un courtier peut comparer son offre à celles d’autres assureurs",
        "Même groupe que belairdirect",
        `Ne vend plus d’assurance auto facultative en Colombie-Britannique depuis ${longPeriod(figures.intactLeftBritishColumbia)}`,
      ],
    },
    "auto-belairdirect": {
      product,
      coverage,
      features: [
        "S’achète en ligne ou par téléphone, dans sept provinces",
        "Fait partie du groupe Intact",
        "En Ontario, une application de conduite peut faire monter le prix autant que le faire baisser",
      ],
    },
    "auto-desjardins": {
      product,
      coverage,
      features: [
        "La Personnelle pour les groupes d’employés et les associations",
        "Agents en Ontario, en Alberta et au Nouveau-Brunswick depuis l’achat de State Farm",
        "Au Québec, l’avenant pour la valeur à neuf est le F.A.Q. nº 43",
      ],
    },
    "auto-td": {
      product,
      coverage,
      features: [
        "Vend l’assurance auto directement",
        "Tarifs de groupe pour les diplômés et les professionnels; pas de courtiers",
        "Cinq assureurs sous un même nom, dont Sécurité Nationale et Primmum",
      ],
    },
    "auto-co-operators": {
      product,
      coverage,
      features: [
        "Le même conseiller pour l’habitation et l’auto",
        "Pas d’assurance auto en Colombie-Britannique ni au Manitoba; un complément du contrat public en Saskatchewan",
      ],
    },
    "auto-aviva": {
      product,
      coverage,
      features: [
        "Assure aussi les contrats auto que vend RBC Assurances",
        `A acheté Optiom en ${longPeriod(figures.avivaAddedOptiom)}`,
      ],
    },
    "auto-wawanesa": {
      product,
      coverage,
      features: [
        "Mutuelle vendue par des courtiers",
        `Explique dans son site les indemnités de l’Ontario de ${figures.ontarioBenefits}`,
      ],
    },
    "auto-allstate": {
      product,
      coverage,
      features: [
        "Agences locales",
        "Le groupe comprend Pembridge et Pafco",
        "Le contrat nomme la société du groupe qui vous assure",
      ],
    },
    "auto-definity": {
      product,
      coverage,
      features: [
        "Economical par des courtiers, Sonnet en ligne",
        "A acheté les activités canadiennes de Travelers",
        "Le contrat nomme la société qui l’établit",
      ],
    },
  },
});
