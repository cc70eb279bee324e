import { insurers } from "#content/insurers.ts";
import { businessProductFacts } from "#content/products/business.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";

const [canadaLife] = insurers.canadaLife.ratings;
const commercialProperty = "Assurance des biens et de la responsabilité civile";
const throughBrokers = "Par des courtiers";
const groupBenefits = {
  product: "Assurance collective pour employeurs",
  coverage: "Vie, soins médicaux, soins dentaires et invalidité pour le personnel",
};

/** Packages, cyber insurance, group benefits and owner protection for businesses. */
export const businessProducts: readonly InsuranceProduct[] = productsOf("business", businessProductFacts, {
  types: {
    package: "Contrat combiné",
    cyber: "Cyberrisques",
    groupBenefits: "Assurance collective",
    ownerProtection: "Protection des propriétaires",
  },
  products: {
    "business-intact-package": {
      product: "Contrat combiné pour petites entreprises",
      coverage: "Responsabilité civile, biens, pertes d’exploitation, détournement et vol",
      features: [
        throughBrokers,
        "Le plus grand assureur de dommages au Canada",
        "Pertes d’exploitation : comparez les offres sur une même base, le bénéfice brut ou le revenu brut",
      ],
    },
    "business-aviva-commercial": {
      product: commercialProperty,
      coverage: "Responsabilité civile et biens, au montant qu’exige un contrat",
      features: [
        throughBrokers,
        "Assurance de dommages seulement",
        "Vérifiez le bris des équipements et le pourcentage de la règle proportionnelle",
      ],
    },
    "business-wawanesa-commercial": {
      product: commercialProperty,
      coverage: "Responsabilité civile, biens et pertes d’exploitation",
      features: ["Mutuelle vendue par des courtiers", "Un courtier peut dire quels métiers elle accepte"],
    },
    "business-definity-commercial": {
      product: "Assurance des entreprises",
      coverage: "Responsabilité civile, biens et autos de l’entreprise",
      features: [
        throughBrokers,
        "A acheté les activités canadiennes de Travelers",
        "Vous étiez chez Travelers? Comparez le texte du renouvellement à l’ancien",
      ],
    },
    "business-intact-cyber": {
      product: "Assurance cyberrisques",
      coverage:
        "Intervention, rançon, remise en état et responsabilité civile, avec un montant de garantie pour chacune",
      features: [
        "Souvent un ajout à un contrat combiné",
        "Les questions sur la sécurité sont des conditions : répondez exactement",
        "Dans les exclusions, cherchez l’attaque contre un fournisseur",
      ],
    },
    "business-canada-life-benefits": {
      ...groupBenefits,
      features: [
        `Le plus grand assureur collectif en vie et maladie (${canadaLife.agency}, ${canadaLife.asOf})`,
        "Dans un petit groupe, une seule grosse demande peut changer le prix de l’an prochain",
        "Vérifiez qui peut adhérer, et quand",
      ],
    },
    "business-sun-life-benefits": {
      ...groupBenefits,
      features: [
        "Vendue par des conseillers",
        "La protection d’un membre du personnel prend fin avec l’emploi",
        "Si l’employeur paie la prime d’invalidité, la prestation est imposable",
      ],
    },
    "business-manulife-key-person": {
      product: "Assurance vie pour personne clé et convention de rachat",
      coverage: "Un montant versé à l’entreprise ou aux associés lors d’un décès",
      features: [
        "Les primes ne sont normalement pas déductibles",
        "La somme versée peut s’ajouter au compte de dividendes en capital",
        "Demande une convention entre les propriétaires",
      ],
    },
  },
});
