import { lifeProductFacts, lifeProductFigures } from "#content/products/life.ts";
import { productsOf } from "#content/products/products-of.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";

const { goTerm, goSimplified, noMedicalTerm, term100, universalLife } = lifeProductFigures;

/** Term, no-medical term, term-to-100 and universal life insurance. */
export const lifeProducts: readonly InsuranceProduct[] = productsOf("life", lifeProductFacts, {
  types: {
    term: "Temporaire",
    termWithoutExam: "Temporaire, sans examen",
    termTo100: "Permanente, temporaire 100 ans",
    universal: "Vie universelle",
  },
  products: {
    "sun-life-term": {
      product: "Go Term, assurance vie temporaire",
      coverage: `De ${formatDollars(goTerm.amounts.from)} à ${formatDollars(goTerm.amounts.to)}`,
      features: [
        `La Sun Life vend des temporaires de ${goTerm.years.from} à ${goTerm.years.to} ans; Go Term est celle qui se vend en ligne`,
        `Certains contrats se transforment en assurance permanente jusqu’à ${goTerm.convertsUntilAge} ans`,
        `Go Simplified, plus courte, pose trois questions : ${formatDollarRange(goSimplified.amounts)} pour ${goSimplified.years} ans`,
      ],
    },
    "cpp-no-medical-term": {
      product: "Assurance vie temporaire sans examen médical",
      coverage: `Sans examen à ${formatDollars(noMedicalTerm.withoutExam)}; jusqu’à ${formatDollars(noMedicalTerm.highest)} selon l’âge et le contrat`,
      features: [
        "L’assureur est Foresters Life Insurance Company (Financière Foresters); la cote en lettres est la sienne",
        `Cinq contrats de ${noMedicalTerm.years.from} à ${noMedicalTerm.years.to} ans : le contrat, donc le maximum et le prix, dépend des questions de santé auxquelles vous pouvez répondre`,
        `Deferred Elite, pour les personnes qui ont des problèmes de santé moins graves, s’arrête à ${formatDollars(noMedicalTerm.deferredElite)}`,
      ],
    },
    "rbc-term-100": {
      product: "Term 100, assurance vie temporaire 100 ans",
      coverage: `À partir de ${formatDollars(term100.lowest)}`,
      features: [
        `Se vend de ${term100.ages.from} à ${term100.ages.to} ans`,
        "Protection à vie, à prime égale",
        "Peu ou pas de valeur de rachat, donc moins à payer",
      ],
    },
    "sun-universal-life": {
      product: "Vie universelle Sun Life II",
      coverage: `De ${formatDollars(universalLife.amounts.from)} à ${formatDollars(universalLife.amounts.to)}`,
      features: [
        `Protection à vie pour une ou deux personnes, vendue jusqu’à ${universalLife.soldToAge} ans`,
        "Vous choisissez combien payer et où placer le surplus; la croissance n’est pas imposée tant qu’elle reste dans le contrat",
        "Retirer l’argent pendant les huit premières années coûte des frais de rachat",
      ],
    },
  },
});
