import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import type { DisabilityAnswer, DisabilityAnswerKeys } from "#domain/tools/disability-answer.ts";
import type { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const payers = { employer: "Mon employeur, en tout ou en partie", employee: "Je la paie au complet" } as const;
const label = "Deux ans sans travailler";
/** "5e mois". */
const nthMonth = (month: number) => (month === 1 ? "1er mois" : `${month}e mois`);

/** What the disability tool says. */
export const disabilityToolWords: ToolWords<typeof disabilityInputs, DisabilityAnswerKeys, DisabilityAnswer> = {
  question: "Si je ne pouvais pas travailler pendant deux ans, quand mon argent serait-il épuisé?",
  questions: {
    pay: { label: "Votre salaire avant impôt, en dollars par année" },
    status: {
      label: "Comment travaillez-vous?",
      options: {
        employee600: {
          label: "Emploi salarié, 600 heures ou plus dans la dernière année",
          hint: "Assez pour les prestations de maladie de l’assurance-emploi.",
        },
        employeeUnder600: "Emploi salarié, moins de 600 heures",
        selfEmployed: "Travail autonome",
        selfEmployedEI: {
          label: "Travail autonome, avec inscription à l’assurance-emploi",
          hint: "Au moins un an avant la demande de prestations.",
        },
      },
    },
    sickWeeks: {
      label: "Congé de maladie payé, en semaines",
      hint: "Sans réponse, nous comptons 1 semaine. Entrez 0 s’il n’y en a pas.",
    },
    std: {
      label: "J’ai une assurance invalidité de courte durée au travail",
      fields: {
        pct: { label: "La part de votre salaire qu’elle remplace" },
        weeklyCap: { label: "Le maximum qu’elle paie, en dollars par semaine" },
        weeks: { label: "Pendant combien de semaines", hint: "Sans réponse, nous comptons 15 semaines." },
        payer: { label: "Qui paie la prime?", options: payers },
      },
    },
    ltd: {
      label: "J’ai une assurance invalidité de longue durée au travail",
      hint: "Votre brochure d’assurance collective donne les chiffres ci-dessous.",
      fields: {
        pct: { label: "La part de votre salaire qu’elle remplace" },
        monthlyCap: {
          label: "Le maximum qu’elle paie, en dollars par mois",
          hint: "Sans réponse, nous comptons 5 000 $.",
        },
        waitWeeks: {
          label: "Délai de carence avant qu’elle paie, en semaines",
          hint: "Sans réponse, nous comptons 17 semaines.",
        },
        payer: { label: "Qui paie la prime?", options: payers },
      },
    },
    own: {
      label: "J’ai mon propre contrat d’assurance invalidité",
      fields: {
        benefit: { label: "Ce qu’il paie, en dollars par mois" },
        waitWeeks: { label: "Délai de carence avant qu’il paie, en semaines" },
      },
    },
    spending: {
      label: "Dépenses essentielles par mois, en dollars",
      hint: "Le loyer ou le prêt hypothécaire, la nourriture, le transport et les dettes, moins ce que les autres apportent au ménage.",
    },
    savings: { label: "L’épargne que vous pourriez utiliser, en dollars" },
    cppd: {
      label: "Comptez-vous sur la rente d’invalidité du RRQ ou la prestation d’invalidité du RPC?",
      options: {
        none: { label: "Non", hint: "Beaucoup de demandes sont refusées. C’est donc la réponse prudente." },
        average: "Oui, le paiement moyen",
        estimate: "Oui, une estimation selon mon salaire et mes années",
      },
    },
    age: { label: "Votre âge, en années" },
    yearsPaid: {
      label: "Vos années de cotisation au RRQ ou au RPC",
      hint: "Sans réponse, nous comptons chaque année depuis vos 22 ans.",
    },
  },
  form: [
    { title: "Votre argent", inputs: ["status", "pay", "spending", "savings", "ltd", "own"] },
    { title: "Votre travail", inputs: ["age"] },
    { title: "Vos assurances, au travail et à vous", inputs: ["sickWeeks", "std"] },
    { title: "Régime public", inputs: ["cppd", "yearsPaid"] },
  ],
  headline: {
    noGap: () => ({
      label,
      figure: "Votre revenu suffirait",
      sentence: "L’argent qui entrerait encore paie vos dépenses essentielles chaque mois, pendant les deux ans.",
    }),
    savingsLast: ({ fromMonth, gap, left }) => ({
      label,
      figure: "Votre épargne suffirait",
      sentence: `À partir du ${nthMonth(fromMonth)}, il vous manquerait de l’argent, ${formatRounded(gap)} en tout. Après deux ans, il vous resterait environ ${formatRounded(left)}.`,
    }),
    savingsGone: ({ fromMonth, gap, goneMonth }) => ({
      label,
      figure: `L’argent est épuisé au ${nthMonth(goneMonth)}`,
      sentence: `Il vous manquerait de l’argent à partir du ${nthMonth(fromMonth)}. Sur deux ans, il manquerait ${formatRounded(gap)}, sans compter votre épargne.`,
    }),
    short: ({ fromMonth, gap }) => ({
      label,
      figure: `Il manque ${formatRounded(gap)}`,
      sentence: `Il vous manquerait de l’argent à partir du ${nthMonth(fromMonth)}. Entrez votre épargne pour voir quand elle serait épuisée.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label,
      ask: "Choisissez une province",
      sentence:
        "Ce qui reste après impôt dépend de l’endroit où vous vivez. Le mois où votre argent serait épuisé s’affichera ici.",
    }),
    statusFirst: () => ({
      label,
      ask: "Indiquez comment vous travaillez",
      sentence:
        "L’assurance-emploi peut payer un emploi salarié; le travail autonome n’y donne pas droit d’habitude. Le mois où votre argent serait épuisé s’affichera ici.",
    }),
    answerFirst: () => ({
      label,
      ask: "Entrez votre salaire et vos dépenses",
      sentence:
        "Avec votre épargne, nous suivons votre argent mois par mois. Le mois où il serait épuisé s’affichera ici.",
    }),
  },
  working: {
    spendingTotal: "Dépenses essentielles en 24 mois",
    employmentInsuranceWeekly: "Assurance-emploi, avant impôt",
    earnedPension: "Rente de retraite acquise jusqu’ici, selon notre approximation",
    disabilityPension: "Rente ou prestation d’invalidité, avant impôt",
    incomeTotal: "Revenu en 24 mois, après impôt",
    gap: "Ce qui manque dans les mois où il manque de l’argent",
    monthlyBenefitToClose: "Ce qui manque dans le pire mois",
  },
  charts: {
    savingsByMonth: "Votre épargne, mois par mois",
    savingsLeft: "Épargne restante",
    incomeByMonth: "Revenu mois par mois, après impôt",
    spending: "Dépenses essentielles",
    sickPay: "Congé de maladie payé",
    shortTerm: "Régime de courte durée",
    longTerm: "Régime de longue durée",
    employmentInsurance: "Assurance-emploi",
    pensionPlan: "Invalidité du RRQ ou du RPC",
    ownPolicy: "Votre contrat personnel",
  },
  warnings: {
    pensionIsStrict: () =>
      "Pour la rente ou prestation d’invalidité, l’invalidité doit être grave et prolongée. Il faut aussi avoir cotisé pendant quatre des six dernières années. La décision prend des mois.",
    workInjury: () =>
      "Si vous vous blessez au travail, l’indemnisation des accidents du travail paie en premier, et ce calcul ne s’applique pas.",
    carInjury: () =>
      "Si vous vous blessez dans un accident d’auto, les indemnités de l’assurance auto, publique ou privée, paient en premier.",
    quebecPension: () =>
      "Au Québec, c’est le RRQ qui paie, selon ses propres règles. Le montant affiché ici est notre approximation.",
    ceilingBelowPercentage: ({ ceiling, promised }) =>
      `Le pourcentage de votre régime donne ${formatDollars(promised)} par mois, mais le régime paie au plus ${formatDollars(ceiling)}.`,
    taxableLongTerm: () =>
      "Parce que votre employeur paie le régime de longue durée, ses prestations sont imposables. Elles ne le seraient pas si vous payiez toute la prime.",
    noEmploymentInsurance: () => "Aucune prestation de maladie de l’assurance-emploi n’est comptée pour vous.",
    earningsMustFall: ({ share }) =>
      `L’assurance-emploi paie seulement si vos revenus baissent de plus de ${formatPercent(share)}, et il vous faut un certificat médical.`,
    waitBetweenPlans: ({ weeks }) =>
      `Pendant ${weeks < 2 ? "une semaine" : `${weeks} semaines`}, aucun des deux régimes ne paie : celui de courte durée prend fin avant que commence celui de longue durée.`,
    longTermEndsAt65: () => "Les régimes de longue durée prennent fin à 65 ans. Aucun n’est donc compté.",
    plansNeedEmployer: () =>
      "Un régime au travail et un congé de maladie payé supposent un employeur. Aucun n’est donc compté.",
  },
  reasonsNotToBuy: {
    incomeIsEnough: () => "L’argent qui entrerait suffit à vos dépenses essentielles.",
    savingsCarry: () => "Votre épargne à elle seule durerait deux ans.",
    retired: () => "Vous n’avez pas de salaire à assurer.",
  },
  sensitivity: { label: "Ce qui manque sur deux ans", value: formatRounded },
  method: [
    "Nous suivons 104 semaines, affichées en 24 mois : d’abord le congé de maladie payé, puis le régime de courte durée, puis celui de longue durée après son délai de carence. Quand rien d’autre ne paie, l’assurance-emploi paie, pendant 26 semaines au plus. Une semaine sans revenu vient d’abord, sauf si vous aviez un congé de maladie payé.",
    "La rente ou prestation d’invalidité, si vous comptez dessus, commence au 8e mois, parce que la décision prend du temps. Le régime de longue durée paie alors ce montant en moins, comme la plupart des régimes.",
    "L’impôt est celui de 2026, fédéral et provincial. Les cotisations retenues sur la paie et d’autres crédits sont laissés de côté. Nous supposons que l’année d’imposition commence le premier jour.",
    "Le total compte les mois où il manque de l’argent. Un mois où il en reste ne compense pas un mois où il en manque.",
    "Un régime compte seulement si vous le cochez. L’impôt dépend de la personne qui paie le régime : tant que vous ne le dites pas, ses prestations sont imposées.",
  ],
  adviserQuestions: [
    "Le contrat assure-t-il ma propre profession ou toute profession, et pendant combien de temps?",
    "Combien coûte de moins un délai de carence de 90 jours, plutôt que de 30?",
    "La prestation augmente-t-elle avec les prix pendant mon invalidité?",
    "Quelle part de mon revenu la définition compte-t-elle : bonis, commissions, revenu d’entreprise?",
  ],
  nextSteps: { "life-insurance-calculator": "Calculer ce qu’il faudrait à votre famille" },
  extraBlocks: ({ monthlyBenefitToClose, affordableWaitWeeks }) =>
    monthlyBenefitToClose === null || monthlyBenefitToClose === 0 || affordableWaitWeeks === null
      ? []
      : [
          {
            kind: "table",
            title: "Quel contrat individuel comblerait ce qui manque?",
            columns: [{ header: "Question" }, { header: "Réponse" }],
            rows: [
              ["Prestation non imposable qui suffit chaque mois", `${formatDollars(monthlyBenefitToClose)} par mois`],
              [
                "Le plus long délai de carence que votre épargne permet",
                affordableWaitWeeks >= 104
                  ? "Deux ans : votre épargne suffit"
                  : `${affordableWaitWeeks} ${affordableWaitWeeks < 2 ? "semaine" : "semaines"}`,
              ],
            ],
            note: "Un délai de carence plus long réduit la prime.",
          },
        ],
};
