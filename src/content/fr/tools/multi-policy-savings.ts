import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import type { MultiPolicyAnswer, MultiPolicyAnswerKeys } from "#domain/tools/multi-policy-answer.ts";
import type { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const label = "Ensemble ou séparément";
/** The comparison holds only for the same coverage. */
const ifAlike = (limitsKnown: boolean) => (limitsKnown ? "" : ", à garanties égales : vous ne l’avez pas précisé");
const share = (ratio: number) => formatPercent(ratio, { maximum: 1 });

/** What the bundle costs beside the separate prices. */
function difference(saving: number): string {
  const size = roundForDisplay(Math.abs(saving));
  if (size === 0) return "à peu près pareil";
  return `environ ${formatDollars(size)} ${saving > 0 ? "de moins" : "de plus"}`;
}

/** What the bundle tool says. */
export const multiPolicyToolWords: ToolWords<typeof multiPolicyInputs, MultiPolicyAnswerKeys, MultiPolicyAnswer> = {
  question: "Ce regroupement coûte-t-il moins cher que d’acheter chaque assurance séparément?",
  questions: {
    policies: {
      label: "Vos contrats",
      hint: "De deux à quatre. Les prix sont avant taxe et avant rabais.",
      row: "Contrat",
      add: "Ajouter un contrat",
      fields: {
        line: {
          label: "Ce qu’il assure",
          options: {
            home: "Habitation",
            auto: "Auto",
            business: "Entreprise",
            life: "Vie",
            health: "Santé",
            travel: "Voyage",
          },
        },
        bundleBase: { label: "Prix dans le regroupement, en dollars par année" },
        bundleDiscountPct: { label: "Rabais de regroupement, en pourcentage" },
        standalone: { label: "Le prix le plus bas séparément, en dollars par année" },
        sameLimits: { label: "Les montants et les garanties sont-ils les mêmes des deux côtés?" },
        deductibleDifference: {
          label: "De combien la franchise est plus élevée dans le regroupement, en dollars",
          hint: "Avec un signe moins si elle est plus basse.",
        },
      },
    },
    penalty: {
      label: "Frais de résiliation, en dollars",
      hint: "D’habitude, il n’y en a pas si vous changez au renouvellement.",
    },
  },
  form: [
    { title: "Les deux prix", inputs: ["policies"] },
    { title: "Changer d’assureur", inputs: ["penalty"] },
  ],
  headline: {
    notLikeForLike: ({ saving }) => ({
      label,
      figure: "Les garanties ne sont pas les mêmes",
      sentence: `Le regroupement coûte ${difference(saving)}, mais les garanties ne sont pas les mêmes. Obtenez les deux prix avec les mêmes montants.`,
    }),
    bundleSaves: ({ saving, limitsKnown }) => ({
      label,
      figure: `Le regroupement coûte ${difference(saving)}${ifAlike(limitsKnown)}`,
      sentence: `C’est pour la première année, avec taxe et frais de résiliation. Vérifiez que le rabais reste la deuxième année.`,
    }),
    bundleCostsMore: ({ more, limitsKnown }) => ({
      label,
      figure: `Le regroupement coûte ${difference(-more)}${ifAlike(limitsKnown)}`,
      sentence: `C’est pour la première année, avec taxe et frais de résiliation. Achetés séparément, les contrats coûtent moins cher.`,
    }),
    same: ({ limitsKnown }) => ({
      label,
      figure: `Les deux coûtent pareil${ifAlike(limitsKnown)}`,
      sentence: "Choisissez selon la façon dont chaque assureur traite les sinistres.",
    }),
  },
  asks: {
    noPolicies: () => ({
      label,
      ask: "Entrez vos prix",
      sentence:
        "Avec le prix de chaque contrat dans le regroupement et séparément, vous verrez ici ce que le regroupement fait économiser ou coûte.",
    }),
    notABundle: () => ({
      label,
      ask: "Ajoutez un deuxième contrat",
      sentence: "Il faut deux contrats pour un regroupement. Entrez le deuxième avec ses deux prix.",
    }),
    priceMissing: ({ policy }) => ({
      label,
      ask: "Il manque un prix",
      sentence: `Il faut les deux prix du contrat ${policy} : dans le regroupement et séparément.`,
    }),
    lineMissing: ({ policy }) => ({
      label,
      ask: `Indiquez ce qu’assure le contrat ${policy}`,
      sentence: "La taxe en dépend.",
    }),
    chooseProvince: () => ({
      label,
      ask: "Choisissez une province",
      sentence: "La taxe sur les primes en dépend. Vous verrez ici ce que le regroupement fait économiser ou coûte.",
    }),
  },
  working: {
    bundlePrice: "Dans le regroupement, avec taxe : contrat",
    separatePrice: "Séparément, avec taxe : contrat",
    bundle: "Ensemble",
    separate: "Séparément",
    saving: "Ce que le regroupement fait économiser la première année",
    breakEvenDiscount: "Rabais où les deux coûtent pareil",
  },
  charts: {
    prices: "Première année, avec taxe et frais de résiliation",
    bundle: "Ensemble",
    separate: "Séparément",
  },
  warnings: {
    taxUnknown: ({ policy, why }) => `Contrat ${policy} : ${noTaxSentences[why]}`,
    publicBasicAuto: () =>
      "Ici, l’assurance auto de base vient de l’assureur public. Seul ce que vous achetez en plus peut faire partie d’un regroupement.",
    deductiblesDiffer: ({ policy, difference: deductible }) =>
      `Dans le regroupement, la franchise du contrat ${policy} est ${deductible > 0 ? "plus élevée" : "plus basse"} de ${formatDollars(Math.abs(deductible))}. Après un sinistre, vous payez ce montant ${deductible > 0 ? "en plus" : "en moins"}, et les prix n’en tiennent pas compte.`,
    shortRate: () =>
      "Si vous résiliez avant la fin, l’assureur peut garder plus que les jours utilisés (le « tarif à courte durée »). Au renouvellement, il n’y a d’habitude pas de frais.",
    oneClaimDisturbsBoth: () =>
      "Avec un seul assureur, un sinistre ou un versement manqué peut faire monter le prix de tous les contrats du regroupement.",
  },
  reasonsNotToBuy: {
    breakEvenAboveOffer: ({ breakEven, offered }) =>
      `Vous n’avez pas besoin du regroupement : il faudrait un rabais de ${share(breakEven)} pour égaler les prix séparés, et il est de ${share(offered)}.`,
  },
  sensitivity: {
    label: "Ce que le regroupement fait économiser ou payer en plus par année",
    value: (saving) => (saving < 0 ? `${formatDollars(-saving)} de plus` : `${formatDollars(saving)} économisés`),
  },
  method: [
    "Ensemble : chaque prix moins son propre rabais, avec la taxe de vente sur ce type d’assurance. Séparément : le prix le plus bas de chaque contrat, avec la même taxe. Les frais de résiliation s’ajoutent une fois au regroupement.",
    "Le rabais où les deux coûtent pareil est calculé sur tout le regroupement, frais compris. On annonce souvent des rabais de 10 à 25 %; ce qui compte, c’est le prix auquel ils s’appliquent.",
    "La taxe est celle de votre province aujourd’hui. Au Québec, elle augmente pour les primes payées à partir du 1er janvier 2027.",
    "Nous ne prédisons aucune prime. Les prix sont ceux que vous entrez.",
  ],
  adviserQuestions: [
    "Le rabais s’applique-t-il aux deux contrats, et reste-t-il après la première année?",
    "Combien coûterait chaque contrat si je prenais seulement celui-là?",
    "Les montants, les franchises et les ajouts sont-ils les mêmes que dans mes soumissions séparées?",
    "Que devient l’autre contrat si j’ai un sinistre sur l’un, ou si vous cessez d’en assurer un?",
  ],
  nextSteps: { "insurance-comparison-tool": "Comparer des soumissions à garanties égales" },
  extraBlocks: ({ bundle, separate, saving, breakEvenDiscount }, { penalty }) =>
    bundle === null || separate === null || saving === null || breakEvenDiscount === null
      ? []
      : [
          {
            kind: "table",
            title: "Côte à côte, avec taxe",
            columns: [{ header: "La première année" }, { header: "Montant", numeric: true }],
            rows: [
              ["Ensemble", formatDollars(bundle)],
              ...(penalty > 0 ? [["Frais de résiliation", formatDollars(penalty)]] : []),
              ["Séparément", formatDollars(separate)],
              [
                saving < 0 ? "Ce que le regroupement coûte de plus" : "Ce que le regroupement coûte de moins",
                formatDollars(Math.abs(saving)),
              ],
              [
                "Rabais où les deux coûtent pareil",
                breakEvenDiscount > 0 ? share(breakEvenDiscount) : "Aucun : ses prix sont plus bas",
              ],
            ],
          },
        ],
};
