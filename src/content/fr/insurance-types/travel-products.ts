import { productsOf } from "#content/products/products-of.ts";
import { travelProductFacts, travelProductFigures } from "#content/products/travel.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";

const { rbc, coverMe, superVisa, visitorsStableDays } = travelProductFigures;
const [fewest, short, long, most] = coverMe.tripDays;
const group = {
  product: "Soins d’urgence en voyage d’une assurance collective",
  coverage: "Selon la brochure de votre employeur",
};

/** Travel insurance for a trip, a year, visitors and members of a group plan. */
export const travelProducts: readonly InsuranceProduct[] = productsOf("travel", travelProductFacts, {
  types: {
    emergencyMedical: "Soins médicaux d’urgence",
    tripAndPackage: "Annulation et forfait",
    visitors: "Visiteurs",
    groupPlan: "Assurance collective",
  },
  products: {
    "travel-rbc-medical": {
      product: "Soins médicaux d’urgence, voyage unique",
      coverage: "Soins médicaux d’urgence sans plafond en dollars",
      features: [
        `Le forfait Deluxe, pour un voyage unique, se vend jusqu’à ${rbc.deluxeToAge} ans`,
        `Dans un contrat de RBC, avant ${rbc.underAge} ans, un problème de santé doit être stable depuis au moins ${rbc.stableDays} jours`,
        "Une succursale de banque peut faire la promotion de l’assurance voyage, mais pas de l’habitation ni de l’auto",
      ],
    },
    "travel-rbc-package": {
      product: "Annulation et interruption de voyage, ou tout compris",
      coverage: "Le coût du voyage payé d’avance et non remboursable",
      features: [
        "Couvre des raisons énumérées, pas un changement d’idée",
        "Achetez-la quand vous payez le voyage, avant tout imprévu",
        "Vérifiez si votre carte couvre déjà la même chose",
      ],
    },
    "travel-manulife-medical": {
      product: "CoverMe, voyages multiples, tout compris",
      coverage: `Soins médicaux d’urgence jusqu’à ${coverMe.medicalInMillions} millions de dollars`,
      features: [
        `Voyages d’au plus ${fewest}, ${short}, ${long} ou ${most} jours chacun, selon le régime`,
        `Se vend jusqu’à ${coverMe.soldToAge} ans; aucune question sur la santé avant ${coverMe.noQuestionsUnderAge} ans`,
        "Un nouveau médicament peut rompre la stabilité d’un problème de santé",
      ],
    },
    "travel-manulife-visitors": {
      product: "Visiteurs au Canada et super visa",
      coverage: `Un super visa demande au moins ${formatDollars(superVisa)}, pour au moins un an`,
      features: [
        `Le régime B exclut les problèmes de santé qui n’étaient pas stables depuis ${visitorsStableDays} jours`,
        "Pour un super visa, il faut un contrat payé; une soumission est refusée",
        "Le remboursement après un retour hâtif dépend du régime",
      ],
    },
    "travel-sun-life-group": {
      ...group,
      features: [
        "Rien à acheter à part tant que vous avez l’emploi",
        "Vérifiez dans la brochure les limites d’âge et de jours",
        "Souvent sans annulation de voyage",
      ],
    },
    "travel-canada-life-group": {
      ...group,
      features: [
        "Un grand assureur collectif : regardez d’abord dans votre régime",
        "Ayez sur vous le numéro d’assistance de votre carte",
        "Cherchez un maximum à vie dans la brochure",
      ],
    },
    "travel-ia-group": {
      ...group,
      features: [
        "Fait partie de l’assurance collective",
        "Un complément peut ajouter des jours à un long voyage",
        "La brochure indique ce qui prend fin à la retraite",
      ],
    },
  },
});
