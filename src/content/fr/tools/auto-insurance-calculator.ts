import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import type { AutoAnswer, AutoAnswerKeys } from "#domain/tools/auto-answer.ts";
import type { autoInputs } from "#domain/tools/auto-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const share = (ratio: number) => formatPercent(ratio, { maximum: 1 });
const years = (value: number) => `${formatNumber(value)} ${Math.round(value) < 2 ? "an" : "ans"}`;

/** Reasons to keep the coverage that depend on an unanswered question. */
function keepIf(open: readonly ("financed" | "savings")[]): string {
  if (open.length === 2)
    return " Gardez-les si l’auto est financée ou louée, ou si votre épargne ne suffirait pas à la remplacer.";
  if (open.includes("financed")) return " Gardez-les si l’auto est financée ou louée.";
  return open.includes("savings") ? " Gardez-les si votre épargne ne suffirait pas à remplacer l’auto." : "";
}

/** What the auto tool says. */
export const autoToolWords: ToolWords<typeof autoInputs, AutoAnswerKeys, AutoAnswer> = {
  question:
    "Quelles garanties sont obligatoires ici, et est-ce que « collision » et « risques multiples » valent encore la peine pour mon auto?",
  questions: {
    value: {
      label: "Le prix que vous auriez pour l’auto aujourd’hui, en dollars",
      hint: "Regardez les annonces pour le même modèle, la même année et le même kilométrage.",
    },
    financed: { label: "L’auto est-elle financée ou louée?" },
    collision: {
      label: "Prime pour la garantie « collision », en dollars par année",
      hint: "Chaque garantie a sa propre ligne dans votre contrat. Au Québec, elle s’appelle « collision ou versement ». Entrez 0 si vous ne l’avez pas.",
    },
    comprehensive: {
      label: "Prime pour la garantie « risques multiples », en dollars par année",
      hint: "Incendie, vol, grêle, vitres. Au Québec : « tous les risques sauf collision ou versement ».",
    },
    deductible: { label: "Franchise actuelle, en dollars", hint: "Sans réponse, nous comptons 1 000 $." },
    altDeductible: { label: "Une franchise plus élevée à essayer, en dollars" },
    altSaving: { label: "Ce que vous économiseriez, en dollars par année" },
    savings: { label: "L’épargne que vous pourriez utiliser pour une autre auto, en dollars" },
    discounts: {
      label: "Les rabais qu’on vous a offerts",
      hint: "Ils s’appliquent l’un après l’autre. Ensemble, ils donnent donc moins que leur somme.",
      row: "Rabais",
      add: "Ajouter un rabais",
      fields: { percent: { label: "Pourcentage" } },
    },
    premium: { label: "Prime totale avant ces rabais, en dollars par année" },
    liability: { label: "Votre montant de responsabilité civile, en dollars" },
    benefitsDropped: {
      label: "J’ai renoncé au remplacement du revenu dans mes indemnités d’accident",
    },
    workCover: {
      label: "Un régime au travail paie-t-il une partie de votre revenu si vous ne pouvez pas travailler?",
    },
  },
  form: [
    { title: "L’auto", inputs: ["value", "collision", "comprehensive", "financed", "savings"] },
    { title: "La franchise", inputs: ["deductible", "altDeductible", "altSaving"] },
    {
      title: "Le reste du contrat",
      inputs: ["liability", "benefitsDropped", "workCover", "premium", "discounts"],
    },
  ],
  headline: {
    cannotPay: ({ value, deductible }) => ({
      label: "Les garanties pour votre auto",
      figure: "Elles ne peuvent rien payer",
      sentence: `La franchise de ${formatDollars(deductible)} est aussi élevée que la valeur de l’auto, ${formatDollars(value)}. L’assureur ne paierait donc rien.`,
    }),
    keepFinanced: ({ ratio }) => ({
      label: "Les garanties pour votre auto",
      figure: "Gardez collision et risques multiples",
      sentence: `Le prêteur ou la société de location exige ces garanties. Elles vous coûtent par année ${share(ratio)} du maximum qu’elles pourraient payer.`,
    }),
    keepSavings: ({ ratio, atStake, savings }) => ({
      label: "Les garanties pour votre auto",
      figure: "Gardez la garantie collision pour l’instant",
      sentence: `Une perte totale vous coûterait ${formatDollars(atStake)}, et vous avez ${formatDollars(savings)} pour la payer. Collision et risques multiples coûtent par année ${share(ratio)} du maximum qu’elles pourraient payer.`,
    }),
    worthQuestioning: ({ ratio, years: count }) => ({
      label: "Les garanties pour votre auto",
      figure: "Pensez à les abandonner",
      sentence: `Collision et risques multiples coûtent par année ${share(ratio)} du maximum qu’elles pourraient payer. En comptant seulement les pertes totales, elles sont payantes si vous perdez une auto comme celle-ci plus d’une fois en ${years(count)}.`,
    }),
    aboveTenth: ({ ratio, open }) => ({
      label: "Ce que collision et risques multiples coûtent par année, en part du maximum qu’elles pourraient payer",
      figure: share(ratio),
      sentence: `C’est plus d’un dixième, le seuil où bien des conseillers invitent à y repenser.${keepIf(open)}`,
    }),
    stillPays: ({ ratio, yearAbove }) => ({
      label: "Les garanties pour votre auto",
      figure: "Encore raisonnable",
      sentence:
        yearAbove === null
          ? `Collision et risques multiples coûtent par année ${share(ratio)} du maximum qu’elles pourraient payer. C’est moins d’un dixième, et ce le sera pendant les vingt prochaines années.`
          : `Collision et risques multiples coûtent par année ${share(ratio)} du maximum qu’elles pourraient payer. L’auto perd de la valeur : dans environ ${years(yearAbove)}, ce sera plus d’un dixième.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label: "Les garanties pour votre auto",
      ask: "Choisissez une province",
      sentence: "La taxe sur les primes en dépend. Vous verrez ici si les garanties valent leur prix.",
    }),
    mandatoryOnly: () => ({
      label: "Les garanties pour votre auto",
      ask: "Entrez la valeur de l’auto",
      sentence:
        "Avec cette valeur et le coût des garanties « collision » et « risques multiples », vous verrez ici si elles valent encore la peine. Ce que votre province rend obligatoire est plus bas.",
    }),
    premiumsMissing: ({ value }) => ({
      label: "Les garanties pour votre auto",
      ask: "Entrez ce qu’elles vous coûtent",
      sentence: `Ajoutez ce que les garanties « collision » et « risques multiples » vous coûtent par année; entrez 0 pour celle que vous n’avez pas. Votre avis de renouvellement indique les deux. Vous verrez ici si elles valent la peine pour une auto de ${formatDollars(value)}.`,
    }),
  },
  working: {
    ownDamagePremium: "Collision et risques multiples, avec taxe",
    mostItPays: "Le maximum qu’elles pourraient payer",
    ratioBoth: "La prime, en proportion de ce maximum",
    ratioCollision: "Collision seulement, en proportion de ce maximum",
    totalLossYears: "Seuil de rentabilité : une perte totale en",
    deductibleYears: "Années avant que la franchise plus élevée soit rentable",
    discounted: "Prime après les rabais",
    discountTotal: "Tous les rabais en un seul",
    minimumLiability: "Responsabilité civile minimale selon la loi",
  },
  charts: {
    payback: "Ce que les garanties paieraient",
    value: "La valeur de l’auto",
    ratio: "La prime, en proportion du maximum payable",
    threshold: "Un dixième (règle approximative)",
  },
  warnings: {
    noIncomeReplacement: () =>
      "Rien ne remplacerait votre revenu après un accident : vous avez renoncé à cette indemnité dans votre assurance auto et vous n’avez pas de régime au travail. Vous pouvez la remettre dans votre contrat.",
    incomeReplacementDropped: () =>
      "Vous avez renoncé au remplacement du revenu dans votre assurance auto. Vérifiez qu’un régime au travail paierait à la place, ou remettez cette indemnité.",
    ontarioBenefitsOptional: () =>
      "En Ontario, depuis le 1er juillet 2026, seules les indemnités pour frais médicaux, de réadaptation et de soins auxiliaires sont obligatoires. Le remplacement du revenu est facultatif.",
    albertaCareFirst: ({ share: paid, ceiling }) =>
      `En Alberta, les accidents à partir du 1er janvier 2027 relèvent du régime Care-First (« les soins d’abord »). Presque toutes les personnes blessées reçoivent des soins et des indemnités, peu importe qui a causé l’accident. Poursuivre l’autre conducteur devient l’exception. Le document du gouvernement de 2025 prévoit ${share(paid)} du salaire net pour les personnes qui ne peuvent pas travailler, sur un salaire brut d’au plus ${formatDollars(ceiling)}. Vous pouvez acheter des garanties facultatives en plus.`,
    publicBasic: () =>
      "L’assureur public vend votre assurance de base. Vous pouvez abandonner ou acheter ailleurs seulement les garanties que vous ajoutez.",
    ontarioDirectCompensation: () =>
      "En Ontario, votre propre assureur paie les dommages dont vous n’êtes pas responsable. Si vous renoncez à l’indemnisation directe, vous ne recevez rien pour ces dommages, même quand vous n’êtes pas responsable.",
    countsTotalLossesOnly: () =>
      "Le calcul compte seulement les pertes totales. Les petites réparations donnent plus de valeur aux garanties, et les sinistres peuvent faire monter votre prime.",
    liabilityBelowMinimum: ({ minimum }) =>
      `Votre montant de responsabilité civile est inférieur au minimum légal de votre province, ${formatDollars(minimum)}.`,
    deductibleNeverPays: () =>
      "La franchise à essayer n’est pas plus élevée, ou ne fait rien économiser. Elle n’est donc jamais rentable.",
    deductibleAboveSavings: ({ deductible, savings }) =>
      `Une franchise de ${formatDollars(deductible)} dépasse les ${formatDollars(savings)} que vous pourriez utiliser. Ne choisissez pas une franchise plus grande que votre épargne.`,
    taxUnknown: ({ why }) => noTaxSentences[why],
  },
  reasonsNotToBuy: {
    paidOffAndAffordable: () =>
      "L’auto est payée et votre épargne suffirait à la remplacer. Vous pouvez donc vous passer de collision et de risques multiples. La responsabilité civile reste obligatoire.",
  },
  sensitivity: { label: "La prime, en proportion du maximum payable", value: share },
  method: [
    "Nous divisons ce que collision et risques multiples vous coûtent en un an, avec taxe, par le maximum qu’elles pourraient payer : la valeur de l’auto moins la franchise. Au-dessus d’un dixième, beaucoup de conseillers recommandent d’y repenser. C’est une règle approximative.",
    "Nous supposons que l’auto perd 15 % de sa valeur par année, à titre d’illustration. La vôtre peut mieux garder sa valeur.",
    "Les rabais se multiplient : 10 % et 5 % ensemble enlèvent 14,5 %.",
    "Nous ne prédisons aucune prime. Les prix dépendent de la personne qui conduit, de l’auto et du lieu. Nous utilisons donc seulement ce que vous entrez.",
  ],
  adviserQuestions: [
    "Quelle serait ma prime sans la garantie collision, et sans les risques multiples?",
    "Combien économiserais-je par année avec une franchise plus élevée de 500 $?",
    "Quelles indemnités d’accident mon contrat comprend-il, et combien coûterait chacune?",
    "Quels rabais pourrais-je avoir qui ne sont pas dans ce contrat?",
  ],
  nextSteps: {
    "disability-insurance-calculator": "Voir combien de temps votre argent durerait sans salaire",
    "insurance-comparison-tool": "Comparer deux ou trois soumissions auto à garanties égales",
  },
  extraBlocks: ({ minimumLiability, deductibleYears, discounted, discountTotal }) => {
    const rows = [
      ...(minimumLiability === null
        ? []
        : [
            [
              "Responsabilité civile minimale selon la loi",
              {
                text: formatDollars(minimumLiability.value),
                basis: minimumLiability.basis,
                asOf: minimumLiability.asOf,
              },
            ],
          ]),
      ...(deductibleYears === null
        ? []
        : [
            [
              "La franchise plus élevée est rentable si vous avez moins d’un sinistre en",
              `${formatNumber(deductibleYears, { maximum: 1 })} ${deductibleYears < 1.95 ? "an" : "ans"}`,
            ],
          ]),
      ...(discounted === null || discountTotal === 0
        ? []
        : [["Prime après tous les rabais", `${formatDollars(discounted)} (${share(discountTotal)} de moins)`]]),
    ];
    return rows.length === 0
      ? []
      : [
          {
            kind: "table",
            title: "Le reste de votre contrat",
            columns: [{ header: "Question" }, { header: "Réponse" }],
            rows,
          },
        ];
  },
};
