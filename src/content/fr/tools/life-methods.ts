import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { Translation } from "#content/translation.ts";
import type { LifeAnswer, LifeAnswerKeys } from "#domain/tools/life-answer.ts";
import type { lifeInputs } from "#domain/tools/life-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { AnswerBlock, CellWords, ToolWords } from "#domain/tools/tool-words.ts";

const years = (count: number) => `${formatNumber(count)} ${count < 2 ? "an" : "ans"}`;
/** Heading of the comparison. */
export const compareFourMethods = "Comparer quatre méthodes" as const satisfies Translation<
  typeof import("../../en/tools/life-methods.ts").compareFourMethods
>;

const methodNames = {
  owner: "La calculatrice ci-dessus",
  dime: "Dettes, revenu, prêt hypothécaire, études",
  capitalNeeds: "Méthode détaillée (besoins en capital)",
  humanLifeValue: "Valeur économique de la vie",
} as const;

function range({ low, high }: { readonly low: number; readonly high: number }): string {
  return formatRounded(low) === formatRounded(high)
    ? formatRounded(low)
    : `De ${formatRounded(low)} à ${formatRounded(high)}`;
}

interface MethodRow {
  readonly name: CellWords;
  readonly need: string;
  readonly fair: string;
  readonly unfair: string;
}

function methodRows({ methods, coverHeld }: LifeAnswer): readonly MethodRow[] {
  const usual = methods.dime.find((candidate) => candidate.years === 10);
  return [
    {
      name: methodNames.owner,
      need: formatRounded(methods.owner.total),
      fair: "Un plafond rapide pour les jeunes familles.",
      unfair: "Elle ne compte ni les prestations publiques ni l’épargne, et fait des sauts à 35, 45 et 55 ans.",
    },
    {
      name: { text: methodNames.dime, basis: "S1437" },
      need: usual === undefined ? "" : formatRounded(usual.total),
      fair: "Une liste qui se remplit en une minute.",
      unfair: "Elle compte dix ans de votre plein salaire, sans celui de votre conjoint, sans prestations ni intérêts.",
    },
    ...(methods.capitalNeeds === null
      ? []
      : [
          {
            name: methodNames.capitalNeeds,
            need: range({
              low: methods.capitalNeeds.low + coverHeld,
              high: methods.capitalNeeds.high + coverHeld,
            }),
            fair: "La plupart des couples et des parents. C’est le résultat ci-dessus.",
            unfair: "Elle laisse de côté les cotisations retenues sur la paie et l’Allocation canadienne pour enfants.",
          },
        ]),
    ...(methods.humanLifeValue === null
      ? []
      : [
          {
            name: methodNames.humanLifeValue,
            need: range(methods.humanLifeValue),
            fair: "Une limite supérieure : tout ce que le ménage perdrait.",
            unfair: "Elle aide peu les personnes seules, et laisse de côté les dettes et l’épargne.",
          },
        ]),
    {
      name: { text: "De 7 à 10 fois votre salaire", basis: "practice" },
      need: range(methods.payMultiples),
      fair: "Une vérification des autres méthodes.",
      unfair: "Elle ne tient pas compte de votre ménage.",
    },
  ];
}

function termBlock({ layers, termYears }: LifeAnswer): readonly AnswerBlock[] {
  if (termYears === null || termYears === 0) return [];
  return [
    {
      kind: "list",
      title: "Pendant combien de temps en avez-vous besoin?",
      items: [
        `Après ${years(termYears)}, il ne manque plus rien. Une assurance d’à peu près cette durée suffit donc.`,
        ...(layers === null
          ? []
          : [
              `En deux contrats : ${formatRounded(layers.short.amount)} pour ${years(layers.short.years)} et ${formatRounded(layers.long.amount)} pour ${years(layers.long.years)}. D’habitude, cela coûte moins cher que le montant entier pour toute la durée.`,
            ]),
      ],
    },
  ];
}

/** What the comparison of four methods says, below the owner's calculator. */
export const lifeMethodsWords: ToolWords<typeof lifeInputs, LifeAnswerKeys, LifeAnswer> = {
  question:
    "Les autres méthodes disent-elles la même chose, et pendant combien de temps ma famille en aurait-elle besoin?",
  questions: {
    partnerAge: { label: "L’âge de votre conjoint ou conjointe", hint: "Sans réponse, nous prenons le vôtre." },
    childrenAges: {
      label: "L’âge de vos enfants",
      hint: "Entrez 0 pour un enfant de moins d’un an ou à naître.",
      row: "Enfant",
      add: "Ajouter un enfant",
      fields: { age: { label: "Âge, en années" } },
    },
    savings: { label: "L’épargne que votre famille pourrait utiliser, en dollars" },
    yearsPaid: {
      label: "Vos années de cotisation au RRQ ou au RPC",
      hint: "Sans réponse, nous comptons depuis l’âge de 22 ans.",
    },
    supportUntil: {
      label: "Soutenir votre famille jusqu’à ce que",
      options: {
        youngest22: "Votre plus jeune enfant ait 22 ans",
        partner65: "Votre conjoint ou conjointe ait 65 ans",
      },
    },
    mortgageYears: { label: "Années qui restent au prêt hypothécaire" },
    partnerDrawsPension: { label: "Mon conjoint ou ma conjointe reçoit déjà une rente de retraite du RRQ ou du RPC" },
  },
  otherInputs: {
    annualIncome: { label: "Votre revenu annuel", unit: "CAD/year" },
    spouseIncome: { label: "Le revenu annuel de votre conjoint ou conjointe", unit: "CAD/year" },
    mortgage: { label: "Prêt hypothécaire", unit: "CAD" },
    existingLife: { label: "Assurance vie que vous avez", unit: "CAD" },
  },
  form: [
    { title: "Votre famille", inputs: ["partnerAge", "childrenAges", "savings"] },
    {
      title: "Revenu et prêt hypothécaire",
      inputs: ["partnerDrawsPension", "supportUntil", "yearsPaid", "mortgageYears"],
    },
  ],
  headline: {
    toAdd: ({ low, high, central, years: term }) => ({
      label: "Ce qu’il vous faut de plus (méthode détaillée)",
      figure: range({ low, high }),
      sentence: `Environ ${formatRounded(central)} au milieu; le besoin tombe à zéro dans environ ${years(term)}. Le calcul compte les prestations de survivant, le salaire de votre conjoint, l’épargne et l’assurance que vous avez.`,
    }),
    perhapsNothing: ({ central, high }) => ({
      label: "Ce qu’il vous faut de plus (méthode détaillée)",
      figure: `De zéro à ${formatRounded(high)}`,
      sentence: `Environ ${formatRounded(central)} au milieu. Si votre famille peut vivre avec 70 % de ce que vous gagnez à deux après impôt, il ne manque rien.`,
    }),
    nothing: ({ surplus }) => ({
      label: "Ce qu’il vous faut de plus (méthode détaillée)",
      figure: "Rien",
      sentence: `Les prestations, le salaire, l’épargne et l’assurance que vous avez dépassent ce qu’il faudrait à votre famille d’environ ${formatRounded(surplus)}.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label: "Ce qu’il vous faut de plus (méthode détaillée)",
      ask: "Choisissez une province",
      sentence:
        "L’impôt et les prestations de survivant dépendent de l’endroit où vous vivez. Le montant s’affichera ici.",
    }),
    childrensAges: ({ children }) => ({
      label: "Ce qu’il vous faut de plus (méthode détaillée)",
      ask: children < 2 ? "Ajoutez l’âge de votre enfant" : "Ajoutez l’âge de chaque enfant",
      sentence:
        "L’âge décide des années de soutien et des prestations d’enfant. Le montant s’affichera ici, à côté des autres méthodes.",
    }),
  },
  working: {
    takeHomeBoth: "Ce que vous gagnez à deux après impôt",
    needShare: "Ce qu’il en faut à votre famille",
    mortgagePayment: "Dans ce montant, les versements hypothécaires, qui cessent avec le prêt",
    survivorPension: "Rente ou pension de survivant, au plus",
    childrensBenefits: "Prestations des enfants, au plus",
    supportYears: "Années de soutien",
    incomeMissing: "Revenu qui manque pendant toutes ces années, en dollars d’aujourd’hui",
    debts: "Dettes",
    mortgage: "Prêt hypothécaire, remboursé d’un coup",
    finalExpenses: "Frais funéraires et derniers frais",
    education: "Études",
    deathBenefit: "Moins la prestation de décès",
    coverHeld: "Moins l’assurance que vous avez",
    savings: "Moins l’épargne",
    capitalNeeds: "Assurance à ajouter",
    keepPaying: "Le même calcul, si votre famille continue de payer le prêt hypothécaire",
  },
  charts: {
    methods: "Quatre méthodes, avant l’assurance que vous avez",
    ...methodNames,
    coverHeld: "Assurance que vous avez",
    needByYear: "Assurance encore à ajouter, année par année",
  },
  warnings: {
    notPaidLongEnough: ({ yearsPaid }) =>
      `Avec ${years(yearsPaid)} de cotisation, votre famille n’aurait pas droit aux prestations de survivant. Aucune n’est donc comptée.`,
    survivorPensionIsAMaximum: ({ upTo, average }) =>
      `La rente ou pension de survivant de ${formatDollars(upTo)} par mois est un maximum. Les nouveaux survivants ont reçu ${formatDollars(average)} en moyenne.`,
    mortgageYearsZero: () => "Un prêt hypothécaire sans années restantes est considéré comme dû tout de suite.",
    bothMayDie: () =>
      "Si les deux parents mouraient, il faudrait plus que cela aux enfants. Pensez à assurer les deux parents.",
    partnerEarnsMore: () =>
      "Votre conjoint ou conjointe gagne plus que vous. La calculatrice ci-dessus peut donc montrer un revenu négatif, mais pas celle-ci.",
  },
  reasonsNotToBuy: {
    nobodyDepends: () =>
      "Personne ne dépend de votre revenu, et ce que vous avez paie vos dettes, vos frais funéraires et vos derniers frais.",
    alreadyMet: () => "L’assurance et l’épargne que vous avez suffisent déjà.",
  },
  sensitivity: { label: "Ce qu’il vous faut de plus (méthode détaillée)", value: formatRounded },
  method: [
    "Méthode détaillée : il faut à votre famille de 70 à 90 % de ce que vous gagnez à deux après impôt (80 % au milieu). Nous enlevons le salaire de votre conjoint et les prestations de survivant et d’enfants. Nous additionnons ce qui manque, en dollars d’aujourd’hui. Nous ajoutons les dettes, le prêt hypothécaire, les derniers frais et les études. Nous enlevons l’épargne, l’assurance et la prestation de décès. Les conseillers parlent de « besoins en capital ». La méthode qui additionne les dettes, le revenu, le prêt hypothécaire et les études s’appelle DIME en anglais.",
    "Une fois le prêt hypothécaire remboursé, ses versements ne sont plus nécessaires. Il n’est donc compté qu’une fois.",
    "Valeur économique de la vie : votre salaire après impôt jusqu’à 65 ans, moins ce que vous dépenseriez pour vous-même.",
    "L’impôt est celui de 2026. Les cotisations retenues sur la paie, l’Allocation canadienne pour enfants et d’autres crédits sont laissés de côté. Les prestations publiques sont les maximums pour votre salaire et vos années.",
  ],
  adviserQuestions: [
    "Laquelle de ces méthodes avez-vous utilisée, et pourquoi?",
    "Combien coûteraient deux contrats de durées différentes plutôt qu’un seul?",
    "Que devient mon assurance au travail si je change d’emploi?",
    "Pour quel montant faudrait-il assurer la vie de mon conjoint ou de ma conjointe?",
  ],
  nextSteps: { "disability-insurance-calculator": "Voir ce qui manquerait si vous ne pouviez plus travailler" },
  extraBlocks: (answer) =>
    answer.methods.capitalNeeds === null
      ? []
      : [
          {
            kind: "table",
            title: "Quand chaque méthode convient",
            columns: [
              { header: "Méthode" },
              { header: "Besoin total", numeric: true },
              { header: "Convient pour" },
              { header: "Sa faiblesse" },
            ],
            rows: methodRows(answer).map(({ name, need, fair, unfair }) => [name, need, fair, unfair]),
          },
          ...termBlock(answer),
        ],
};
