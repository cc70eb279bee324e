import { formatExactDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ComparedField, ComparisonAnswer, ComparisonAnswerKeys } from "#domain/tools/comparison-answer.ts";
import type { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { comparisonBlocks, type ComparisonBlockWords } from "#content/tools/comparison-blocks.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const yesNo = { yes: "Oui", no: "Non" } as const;
const settlement = { replacement: "Valeur à neuf", actualCash: "Valeur au jour du sinistre" } as const;

/** What a field of a quote is called, and how its value is written. */
const fields = {
  dwellingLimit: { label: "Montant d’assurance du bâtiment, en dollars" },
  contents: { label: "Montant d’assurance des biens, en dollars" },
  livingExpense: { label: "Montant pour les frais de subsistance supplémentaires, en dollars" },
  liability: { label: "Montant de responsabilité civile, en dollars" },
  waterDeductible: { label: "Franchise pour dégâts d’eau, en dollars" },
  sewer: { label: "Refoulement d’égout couvert", options: yesNo },
  overland: { label: "Débordement de cours d’eau et eau de pluie couverts", options: yesNo },
  earthquakePct: {
    label: "Franchise pour tremblement de terre, en pourcentage",
    hint: "Laissez vide si les tremblements de terre ne sont pas couverts.",
  },
  bylaw: { label: "Garantie Règlements de construction", options: yesNo },
  roofSettlement: { label: "Règlement d’un toit endommagé", options: settlement },
  contentsSettlement: { label: "Règlement des biens", options: settlement },
  injuryOptions: {
    label: "Garanties facultatives en cas de blessures",
    hint: "En quelques mots, les mêmes pour chaque soumission : « remplacement du revenu 600 $ ».",
  },
  comprehensiveDeductible: { label: "Franchise des risques multiples, en dollars" },
  depreciationWaiver: { label: "Renonciation à la dépréciation (au Québec, avenant 43)", options: yesNo },
  lossOfUse: { label: "Montant pour privation de jouissance, en dollars" },
  familyProtection: { label: "Protection de la famille", options: yesNo },
  kilometres: { label: "Kilomètres par année" },
  amount: { label: "Capital assuré, en dollars" },
  term: { label: "Durée, en années" },
  renewalPrice: { label: "Prime annuelle après la première durée, en dollars" },
  conversionAge: { label: "Âge limite pour transformer le contrat" },
  exclusions: {
    label: "Ce qui est exclu",
    hint: "En quelques mots, les mêmes pour chaque soumission.",
  },
  maximum: { label: "Le maximum payé, en dollars" },
  stabilityDays: { label: "Période de stabilité, en jours" },
} as const satisfies Record<
  ComparedField,
  { readonly label: string; readonly hint?: string; readonly options?: object }
>;

const nameOf = (quote: number, name: string) => (name === "" ? `La soumission ${quote}` : name);

function howManyDiffer(differences: number): string {
  if (differences === 0) return "Vous l’avez indiqué.";
  return differences < 2 ? "Un élément diffère." : `${formatNumber(differences)} éléments diffèrent.`;
}

/** The rate of claims at which the cheapest quote and the next one cost the same. */
function equalCostSentence(turnsAt: number | null): string {
  if (turnsAt === null || turnsAt === 0) return "";
  const years = formatNumber(1 / turnsAt, { maximum: 1 });
  return `Elle et la suivante coûtent pareil à un sinistre en ${years} ${1 / turnsAt < 1.95 ? "an" : "ans"}.`;
}

const lineNames = { home: "habitation", auto: "auto", life: "vie", travel: "voyage" } as const;

const blockWords: ComparisonBlockWords = {
  fields,
  withoutUnit: (label) => label.replace(/, en (?:dollars|années|pourcentage|jours)/, ""),
  quote: (ordinal) => `Soumission ${ordinal}`,
  unknown: "Inconnu",
  sideBySide: {
    title: "Côte à côte",
    columns: ["Quoi", "Pareil?"],
    premium: ["Prime avant taxe", "C’est le prix"],
    deductible: ["Franchise", "Comptée dans le coût"],
    same: "Pareil",
    differs: "Différent",
    notAllKnown: "Tout n’est pas connu",
  },
  message: {
    title: "Demandez une soumission aux mêmes conditions",
    lead: "Les conditions sont celles de votre première soumission. Changez-les si vous voulez, et envoyez le message aux autres.",
    deductible: "Franchise",
    term: (name, value) => `- ${name} : ${value}`,
    text: (line, terms) => [
      "Bonjour,",
      "",
      `Je compare des soumissions d’assurance ${lineNames[line]}. Veuillez m’envoyer une nouvelle soumission à ces conditions :`,
      ...terms,
      "",
      "Si vous ne pouvez pas offrir l’une d’elles, dites-moi laquelle. Tout le reste devrait être comme dans votre soumission.",
      "",
      "Merci",
    ],
  },
  flipPoints: {
    title: "Quand deux soumissions coûtent-elles pareil?",
    columns: ["Soumissions", "Elles coûtent pareil à"],
    pair: (one, other) => `${one} et ${other}`,
    everyYears: (years) => `un sinistre en ${formatNumber(years, { maximum: 1 })} ${years < 1.95 ? "an" : "ans"}`,
    never: "aucun sinistre",
  },
  unitPrice: {
    title: (line) =>
      line === "home"
        ? "Prix par tranche de 1 000 $ du montant d’assurance du bâtiment"
        : "Prix par tranche de 100 000 $",
    columns: ["Soumission", "Par année"],
  },
};

/** What the comparison of quotes says. */
export const comparisonToolWords: ToolWords<typeof comparisonInputs, ComparisonAnswerKeys, ComparisonAnswer> = {
  question: "Laquelle de mes soumissions coûte le moins cher à garanties égales?",
  questions: {
    line: {
      label: "Sur quelle assurance portent les soumissions?",
      options: { home: "Habitation", auto: "Auto", life: "Vie", travel: "Voyage" },
    },
    quotes: {
      label: "Vos soumissions",
      hint: "Les primes sont avant taxe. Les champs vides ne sont pas comparés.",
      row: "Soumission",
      add: "Ajouter une soumission",
      fields: {
        name: { label: "Assureur" },
        premium: { label: "Prime, en dollars par année" },
        fees: { label: "Frais, en dollars par année" },
        deductible: { label: "Franchise, en dollars" },
        ...fields,
      },
    },
    sameCoverage: {
      label: "Les soumissions couvrent-elles les mêmes choses?",
      hint: "Mêmes montants, mêmes franchises pour l’eau et le tremblement de terre, mêmes avenants. Les détails plus bas vous aident à vérifier.",
    },
    frequency: {
      label: "Combien de sinistres prévoyez-vous par année?",
      hint: "0,1 veut dire un sinistre en dix ans.",
    },
  },
  form: [
    { title: "Les soumissions", inputs: ["line", "quotes", "sameCoverage"] },
    { title: "Vos sinistres", inputs: ["frequency"] },
  ],
  headline: {
    notComparable: ({ differences }) => ({
      label: "Vos soumissions",
      figure: "Ces soumissions n’offrent pas les mêmes garanties",
      sentence: `${howManyDiffer(differences)} Le prix plus bas peut venir de garanties moins larges. Le message plus bas demande les mêmes conditions.`,
    }),
    cheapest: ({ quote, name, expected, saving, coverageKnown, turnsAt }) => ({
      label: coverageKnown
        ? "La moins chère à garanties égales"
        : "La moins chère, si toutes couvrent les mêmes choses",
      figure: `${nameOf(quote, name)} coûte ${formatExactDollars(saving)} de moins${coverageKnown ? "" : ", à garanties égales : vous ne l’avez pas précisé"}`,
      sentence:
        `Avec la taxe, les frais et les franchises des sinistres que vous prévoyez, le coût est de ${formatExactDollars(expected)} par année. ${equalCostSentence(turnsAt)}`.trim(),
    }),
    same: ({ coverageKnown }) => ({
      label: "Vos soumissions",
      figure: coverageKnown
        ? "Elles coûtent pareil"
        : "Elles coûtent pareil, à garanties égales : vous ne l’avez pas précisé",
      sentence: "Choisissez selon la façon dont chaque assureur traite les sinistres.",
    }),
  },
  asks: {
    needTwoQuotes: () => ({
      label: "Vos soumissions",
      ask: "Entrez deux primes",
      sentence:
        "La soumission la moins chère s’affichera ici, et de combien, avec la taxe, les frais et les franchises des sinistres que vous prévoyez.",
    }),
    chooseProvince: () => ({
      label: "Vos soumissions",
      ask: "Choisissez une province",
      sentence:
        "La taxe sur les primes en dépend. La soumission la moins chère s’affichera ensuite ici, et de combien.",
    }),
    premiumMissing: ({ quote, name }) => ({
      label: "Vos soumissions",
      ask: `Entrez la prime de la soumission ${name === "" ? quote : `« ${name} »`}`,
      sentence: "C’est peut-être la moins chère.",
    }),
    deductibleMissing: ({ quote, name }) => ({
      label: "Vos soumissions",
      ask: `Entrez la franchise de la soumission ${name === "" ? quote : `« ${name} »`}`,
      sentence: "Une prime plus basse peut venir d’une franchise plus élevée. Entrez 0 s’il n’y en a pas.",
    }),
  },
  working: {
    cost: "Prime avec taxe et frais, soumission",
    expected: "Avec les franchises à prévoir, soumission",
    unitPrice: "Par tranche d’assurance, soumission",
    flipPoint: "Sinistres par année où elle coûte autant qu’une précédente, soumission",
  },
  charts: {
    cost: "Le coût par année",
    flip: "Ce que chacune coûte selon les sinistres par année",
    quote: "Soumission",
  },
  chartValue: formatExactDollars,
  warnings: {
    taxUnknown: ({ why }) => noTaxSentences[why],
    oneClaimRate: () =>
      "Nous comptons le même nombre de sinistres pour chaque soumission. Si vous en avez plus souvent, une franchise basse vaut davantage.",
    alwaysWins: ({ better, worse }) =>
      `La soumission ${better} coûte moins cher que la soumission ${worse}, et sa franchise est plus basse aussi. Vérifiez ce qu’elle laisse de côté.`,
    notFilledIn: ({ fields: open }) =>
      `${open < 2 ? "Un détail est connu" : `${formatNumber(open)} détails sont connus`} pour une seule soumission. Il peut y avoir là d’autres différences.`,
  },
  reasonsNotToBuy: { nothing: () => "" },
  sensitivity: { label: "Le coût annuel le plus bas", value: formatExactDollars },
  method: [
    "Chaque soumission coûte sa prime, avec la taxe de votre province, et ses frais. Nous ajoutons la franchise, multipliée par les sinistres que vous prévoyez en un an.",
    "Nous comparons les prix seulement à garanties égales. Tant que deux soumissions diffèrent sur un point, nous le disons, sans nommer la moins chère.",
    "Deux soumissions aux franchises différentes coûtent pareil à un certain rythme de sinistres. Si vous en avez moins souvent, celle qui a la franchise la plus élevée coûte moins cher.",
    "Nous ne donnons pas de note aux assureurs et ne prédisons pas de primes. Celles du tableau sont les vôtres.",
  ],
  adviserQuestions: [
    "Les montants d’assurance, les franchises et les avenants de ces soumissions sont-ils tous les mêmes?",
    "Quels frais s’ajoutent, et combien coûte le paiement mensuel?",
    "Qu’est-ce qui peut changer le prix au renouvellement?",
    "Qu’est-ce qu’une soumission exclut et que l’autre comprend?",
  ],
  nextSteps: { "multi-policy-savings": "Voir si habitation et auto ensemble coûtent moins cher" },
  extraBlocks: comparisonBlocks(blockWords),
};
