import { insurers } from "#content/insurers.ts";
import { healthProductFacts, healthProductFigures as figures } from "#content/products/health.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";

const [canadaLife] = insurers.canadaLife.ratings;
const { basic, standard, followMe, criticalIllness, soloAges } = figures;
const group = {
  product: "Assurance collective, soins médicaux et dentaires",
  coverage: "Selon la brochure de votre employeur",
};

/** Health and dental plans, group plans and critical illness insurance. */
export const healthProducts: readonly InsuranceProduct[] = productsOf("health", healthProductFacts, {
  types: { extendedHealth: "Soins médicaux complémentaires", group: "Collective", criticalIllness: "Maladies graves" },
  products: {
    "health-sun-life-personal": {
      product: "Assurance maladie individuelle, régimes de base et standard",
      coverage: `Base : ${formatPercent(basic.drugShare)} des médicaments, jusqu’à ${formatDollars(basic.drugs)} par année. Standard : ${formatPercent(standard.drugShare)} des premiers ${formatDollars(standard.ofTheFirst)}, puis tout, jusqu’à ${formatDollars(standard.drugs)}`,
      features: [
        `Le régime de base paie aussi ${formatPercent(basic.dentalShare)} des soins dentaires, jusqu’à ${formatDollars(basic.dental)} par année, après trois mois`,
        `Après un régime collectif : un régime sans questions de santé dans les ${figures.daysAfterSunLifeGroupPlan} jours`,
        "La Sun Life administre aussi le régime fédéral de soins dentaires",
      ],
    },
    "health-sun-life-group": {
      ...group,
      features: [
        "L’employeur paie une partie ou la totalité",
        `Prend fin avec l’emploi; un régime individuel de la Sun Life peut suivre dans les ${figures.daysAfterSunLifeGroupPlan} jours`,
        "Se coordonne avec le régime du conjoint ou de la conjointe",
      ],
    },
    "health-manulife-personal": {
      product: "Assurance individuelle, soins médicaux et dentaires",
      coverage: `FollowMe paie ${formatPercent(followMe.drugShare)} des médicaments génériques, jusqu’à un maximum annuel de ${formatDollars(followMe.drugs.from)} à ${formatDollars(followMe.drugs.to)} selon le régime`,
      features: [
        "S’achète directement; selon la page anglaise de Manuvie, la demande FollowMe ne peut pas se faire en ligne au Québec",
        "Le tableau du régime donne les périodes d’attente pour les soins dentaires",
        "Le questionnaire de santé décide pour les problèmes de santé préexistants",
      ],
    },
    "health-manulife-critical": {
      product: "CoverMe, assurance maladies graves",
      coverage: `De ${formatDollars(criticalIllness.amounts.from)} à ${formatDollars(criticalIllness.amounts.to)}, en un seul versement`,
      features: [
        `Un cancer diagnostiqué dans les ${criticalIllness.daysWithoutCancer} premiers jours est exclu`,
        `Prend fin à ${criticalIllness.endsAtAge} ans`,
        "C’est la définition qui décide, pas le nom de la maladie",
      ],
    },
    "health-canada-life-group": {
      ...group,
      features: [
        `Le plus grand assureur collectif en vie et maladie (${canadaLife.agency}, ${canadaLife.asOf})`,
        "Vérifiez la coassurance et les maximums annuels",
        "La brochure nomme la liste des médicaments",
      ],
    },
    "health-ia-group": {
      ...group,
      features: [
        "Siège social à Québec",
        "Au Québec, toute personne qui a accès à une assurance médicaments collective doit y adhérer",
      ],
    },
    "health-desjardins-personal": {
      product: "SOLO Santé",
      coverage: "Selon le niveau; au Québec, ne remplace pas l’assurance médicaments obligatoire",
      features: [
        `Questions de santé, de ${soloAges.from} à ${soloAges.to} ans`,
        `Après un régime collectif, Parcours Assurance santé n’en pose aucune dans les ${figures.daysAfterDesjardinsGroupPlan} jours`,
        "Comparez la prime à ce que vous avez dépensé l’an dernier",
      ],
    },
  },
});
