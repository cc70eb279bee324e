import { disabilityProductFacts, disabilityProductFigures as figures } from "#content/products/disability.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";

const [low, middle, high] = figures.simplified;
const groupLongTerm = {
  product: "Assurance collective invalidité de longue durée",
  coverage: "Une part du salaire, pendant la durée que fixe le régime de l’employeur",
};

/** Disability insurance of one's own, for groups, for business owners and on a loan. */
export const disabilityProducts: readonly InsuranceProduct[] = productsOf("disability", disabilityProductFacts, {
  types: {
    individual: "Individuelle",
    businessOwner: "Propriétaire d’entreprise",
    group: "Collective",
    credit: "Sur un prêt",
  },
  products: {
    "disability-rbc-individual": {
      product: "Assurance invalidité simplifiée",
      coverage: `${formatDollars(low)}, ${formatDollars(middle)} ou ${formatDollars(high)} par mois, pendant deux ans au plus`,
      features: [
        `Sans examen, de ${figures.simplifiedAges.from} à ${figures.simplifiedAges.to} ans`,
        "Elle est à vous : vous la gardez si vous changez d’emploi",
        `Deux ans, c’est court : d’autres contrats paient jusqu’à ${figures.longestBenefitAge} ans`,
      ],
    },
    "disability-rbc-overhead": {
      product: "Assurance frais généraux d’entreprise",
      coverage: "Les frais fixes du bureau pendant que vous ne pouvez pas travailler",
      features: [
        "Paie le loyer et le personnel, pas votre revenu",
        "Paie pendant un temps limité, fixé par le contrat",
        "Pour les cabinets et les entreprises à un seul propriétaire",
      ],
    },
    "disability-manulife-individual": {
      product: "Assurance invalidité individuelle",
      coverage: "Une part du revenu, jusqu’à un maximum par mois",
      features: [
        "Comparez les prestations partielles et le délai de carence",
        "Un délai plus long réduit la prime",
        "Une option d’augmentation future hausse la prestation sans nouvelles questions de santé",
      ],
    },
    "disability-sun-life-group": {
      ...groupLongTerm,
      features: [
        "Propre profession au début, toute profession ensuite",
        "Prend fin avec l’emploi",
        "Imposable si l’employeur paie une part de la prime",
      ],
    },
    "disability-canada-life-group": {
      product: "Assurance collective invalidité de courte et de longue durée",
      coverage: "Courte durée d’abord, puis longue durée, selon le régime de l’employeur",
      features: [
        "Vérifiez que la seconde partie commence quand la première finit",
        "Les prestations publiques sont déduites du versement",
        "La brochure indique s’il y a une limite pour la maladie mentale",
      ],
    },
    "disability-ia-group": {
      ...groupLongTerm,
      features: [
        "La brochure a une clause sur les problèmes de santé préexistants",
        "Il faut trois déclarations pour ouvrir un dossier : la vôtre, celle du médecin et celle de l’employeur",
        "Publie chaque année les montants des prestations publiques",
      ],
    },
    "disability-ia-dealer-credit": {
      product: "Assurance invalidité sur un prêt auto",
      coverage: "Les versements du prêt, pendant un temps limité",
      features: [
        "Offerte avec le financement; vous êtes libre de la refuser",
        "Paie le prêteur, pas vous",
        "Comparez-la à l’assurance invalidité que vous avez déjà",
      ],
    },
  },
});
