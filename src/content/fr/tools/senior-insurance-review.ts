import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type {
  ReviewedPolicy,
  SeniorAnswer,
  SeniorAnswerKeys,
  SeniorDeadline,
  SeniorQuestion,
  SeniorReasons,
} from "#domain/tools/senior-answer.ts";
import type { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { mostLines, type Phrases, type ToolWords } from "#domain/tools/tool-words.ts";
import { seniorBlocks } from "#content/tools/senior-blocks.ts";
import { allOf } from "#words/parts.ts";

const years = (value: number) => {
  // The number as it is shown decides: 1.96 is written as 2.
  const shown = Math.round(value * 10) / 10;
  return `${formatNumber(value, { maximum: 1 })} ${shown < 2 ? "an" : "ans"}`;
};

/** Money that is missing, or that is left. */
function missingOrLeft(missing: number): string {
  return missing > 0 ? `Il manque ${formatRounded(missing)}` : `Il reste ${formatRounded(-missing)}`;
}

const kinds = {
  term: "Vie temporaire",
  permanent: "Vie permanente",
  guaranteedIssue: "Vie sans questions de santé (acceptation garantie)",
  mortgage: "Vie sur un prêt hypothécaire",
  disability: "Invalidité",
  health: "Soins de santé et dentaires",
  travel: "Voyage",
  home: "Habitation",
  auto: "Auto",
} as const;

const advices: Readonly<Record<ReviewedPolicy["advice"], string>> = {
  keep: "À garder",
  act: "À garder, et à vérifier",
  considerEnding: "Vous pourriez ne pas en avoir besoin",
  remove: "Ce contrat a pris fin",
  answerFirst: "Nous ne pouvons pas encore le dire",
};

const openQuestions: Readonly<Record<SeniorQuestion, string>> = {
  province: "quelle est votre province",
  kind: "de quel type de contrat il s’agit",
  sex: "si vous êtes une femme ou un homme",
  premium: "ce que le contrat paie et ce qu’il coûte",
  age: "quel est votre âge",
  dependants: "si quelqu’un dépend de vous",
  retired: "si vous avez encore un travail payé",
  mortgage: "ce qui reste de votre prêt hypothécaire",
  debts: "quelles sont vos autres dettes",
  savings: "quelle est votre épargne",
  estate: "ce que votre testament transmet",
  trips: "combien de fois vous voyagez",
  retireePlan: "si vous avez gardé un régime du travail",
};

const nameOfKind = (kind: ReviewedPolicy["kind"]) => (kind === null ? "Type non choisi" : kinds[kind]);
const listed = (questions: readonly SeniorQuestion[]) => allOf(questions.map((question) => openQuestions[question]));

const reasons: Phrases<SeniorReasons> = {
  answerFirst: ({ questions }) => `Dites-nous ${listed(questions)}.`,
  dependants: () => "Quelqu’un dépend de vous.",
  debts: () => "Vous avez un prêt hypothécaire ou une autre dette à payer.",
  finalExpenses: () => "Votre épargne ne suffit pas à ce qu’il faudra payer au décès.",
  earning: () => "Vous gagnez encore le salaire qu’il remplace.",
  trips: () => "Vous voyagez, et votre province paie peu pour un séjour à l’hôpital à l’étranger.",
  homeAndCar: () => "Vous avez encore des biens, et on peut encore vous poursuivre.",
  cannotQualifyOtherwise: () => "Gardez-le si votre santé vous empêche d’obtenir un autre contrat.",
  conversionDeadline: ({ age, yearsLeft }) =>
    yearsLeft === 0
      ? `Cette année, à ${age} ans, c’est votre dernière chance de le transformer en assurance permanente sans questions de santé.`
      : `Vous pouvez le transformer en assurance permanente sans questions de santé jusqu’à ${age} ans. Temps qui reste : ${years(yearsLeft)}.`,
  checkDeferral: () =>
    "Pendant les deux premières années, beaucoup de ces contrats remboursent seulement les primes. Vérifiez si cette période est finie.",
  vacancyAndSecondCar: () =>
    "Si la maison est vide en hiver, vérifiez dans le contrat à quelle fréquence il faut la faire visiter. Retirez du contrat une deuxième auto que vous ne conduisez plus.",
  dentalPlan: ({ income }) =>
    `Avec un revenu familial net de moins de ${formatDollars(income)} et sans accès à une assurance dentaire, vous avez peut-être droit au Régime canadien de soins dentaires (RCSD).`,
  retireeDentalMayNotReopen: () =>
    "Si vous quittez un régime conservé après votre emploi, vous n’aurez pas forcément droit au Régime canadien de soins dentaires, et vous ne pourrez peut-être plus revenir à l’ancien.",
  provincialDrugs: () =>
    "À partir de 65 ans, la plupart des provinces paient une partie de vos médicaments. Abandonnez une assurance médicaments qui paie la même chose.",
  checkStability: () => "Un changement de votre santé ou de vos médicaments peut faire exclure un problème de santé.",
  endsAt65: () => "Ce contrat prend d’habitude fin à 65 ans.",
  expired: ({ age }) => `Il a pris fin à ${age} ans. Vérifiez que vous ne le payez plus.`,
  nobodyDepends: () =>
    "Personne ne dépend de vous, vous n’avez pas de dettes, et votre épargne suffit aux derniers frais.",
  paysBackLate: ({ paybackYears, yearsLeft }) =>
    `Après ${years(paybackYears)}, vous aurez payé plus que ce que le contrat rapporte. En moyenne, les personnes de votre âge vivent encore ${years(yearsLeft)}.`,
  mortgageRepaid: () => "Votre prêt hypothécaire est remboursé.",
  retired: () => "Vous ne travaillez plus. Il n’y a donc pas de salaire à remplacer.",
  noTrips: () => "Vous ne prévoyez aucun voyage.",
  tripsUninsured: () => "Vous voyagez encore : achetez un nouveau contrat avant votre prochain voyage.",
  duplicatesPlan: () => "Le régime conservé après votre emploi couvre peut-être la même chose.",
};

/** The text of a deadline. */
function eventWords({ ordinal, kind, what, age }: SeniorDeadline) {
  const policy = `contrat ${ordinal} (${nameOfKind(kind).toLowerCase()})`;
  const title = what === "conversion" ? `Dernier jour pour rendre permanent le ${policy}` : `Fin du ${policy}`;
  const description =
    what === "conversion"
      ? `Vous aurez ${age} ans. D’ici là, vous pouvez d’habitude transformer le contrat en assurance permanente sans questions de santé. Le jour exact est dans le contrat.`
      : `Vous aurez ${age} ans. Le jour exact est dans le contrat. Obtenez ce qui le remplace avant qu’il prenne fin.`;
  return { title, description };
}

type Reviewed = SeniorAnswerKeys["headline"]["reviewed"];

function atAGlance({ policies, yearlyPremiumInQuestion: yearly }: Reviewed): string {
  const count = (advice: ReviewedPolicy["advice"]) => policies.filter((policy) => policy.advice === advice).length;
  const [end, act] = [count("considerEnding"), count("act")];
  if (end > 0) {
    const cost = yearly !== null && yearly > 0 ? ` (${formatRounded(yearly)} par année)` : "";
    return `Vous pourriez ne pas avoir besoin ${end < 2 ? "d’un contrat" : `de ${end} contrats`}${cost}`;
  }
  if (act > 0) return act < 2 ? "Un contrat à regarder de plus près" : `${act} contrats à regarder de plus près`;
  return count("keep") > 0 ? "Gardez vos contrats" : "Plus rien à garder";
}

/** What the senior review says. */
export const seniorToolWords: ToolWords<typeof seniorInputs, SeniorAnswerKeys, SeniorAnswer> = {
  question: "Après 60 ans, quels contrats d’assurance devrais-je garder?",
  questions: {
    age: { label: "Votre âge, en années" },
    sex: {
      label: "Êtes-vous une femme ou un homme?",
      hint: "Seulement pour le nombre moyen d’années qui restent.",
      options: { F: "Femme", M: "Homme" },
    },
    born: {
      label: "Votre date de naissance",
      hint: "Pour les dates exactes de vos délais. Dans l’ordre année-mois-jour, par exemple 1961-05-04.",
    },
    dependants: { label: "Quelqu’un dépend-il de votre revenu ou de votre rente?" },
    retired: { label: "Avez-vous cessé de travailler contre salaire?" },
    mortgage: { label: "Ce qui reste du prêt hypothécaire, en dollars" },
    debts: { label: "Autres dettes, en dollars" },
    policies: {
      label: "Vos contrats",
      hint: "Remplissez ce qui s’applique à chacun.",
      row: "Contrat",
      add: "Ajouter un contrat",
      fields: {
        kind: { label: "Type", options: kinds },
        amount: { label: "Ce que paie une assurance vie, en dollars" },
        monthlyPremium: { label: "Prime, en dollars par mois" },
        expiryAge: { label: "Votre âge quand il prend fin" },
        conversionAge: { label: "Âge limite pour transformer une temporaire en permanente" },
      },
    },
    savings: { label: "Épargne pour les derniers frais, en dollars" },
    funeral: {
      label: "Funérailles, en dollars",
      hint: "Des funérailles coûtent environ de 2 000 $ à 15 000 $.",
    },
    estate: {
      label: "Ce que votre testament transmet, en dollars",
      hint: "Pour les frais d’homologation ou de vérification de votre province. Ne comptez pas ce qui a un bénéficiaire désigné ou un copropriétaire.",
    },
    familyIncome: {
      label: "Revenu familial net, en dollars par année",
      hint: "La ligne 23600 de votre déclaration de revenus fédérale et de celle de votre conjoint ou conjointe.",
    },
    retireePlan: { label: "Avez-vous gardé un régime de soins de santé ou dentaires du travail?" },
    trips: { label: "Voyages hors de votre province par année", hint: "Entrez 0 si vous ne voyagez pas." },
  },
  form: [
    { title: "Ce que vous avez", inputs: ["policies", "dependants", "savings", "mortgage", "debts", "estate"] },
    { title: "Vous", inputs: ["age", "sex", "born", "retired", "trips"] },
    { title: "Les derniers frais", inputs: ["funeral"] },
    { title: "Les régimes de soins", inputs: ["retireePlan", "familyIncome"] },
  ],
  headline: {
    tooYoung: () => ({
      label: "Vos contrats",
      figure: "À partir de 60 ans",
      sentence:
        "Ce bilan s’adresse aux personnes de 60 ans et plus. Avant cet âge, la calculatrice d’assurance vie évalue ce qu’il faut à une famille.",
    }),
    noPolicies: ({ finalGap, isLeast }) =>
      finalGap > 0
        ? {
            label: "Ce qui manque pour les derniers frais",
            figure: isLeast ? `Au moins ${formatRounded(finalGap)}` : formatRounded(finalGap),
            sentence:
              "Vos funérailles, les frais d’homologation ou de vérification et vos dettes dépassent de ce montant votre épargne et la prestation de décès. Inscrivez vos contrats pour les revoir un à un.",
          }
        : {
            label: "Les derniers frais",
            figure: "Votre épargne suffit",
            sentence: `Il resterait environ ${formatRounded(-finalGap)}. Vous n’avez donc besoin d’aucun contrat pour ces frais. Inscrivez les contrats que vous avez pour les revoir un à un.`,
          },
    reviewed: (found) => ({
      label: "Vos contrats",
      figure: atAGlance(found),
      lines: found.policies
        .slice(0, mostLines)
        .map(({ ordinal, kind, advice }) => ({ name: `${ordinal}. ${nameOfKind(kind)}`, standing: advices[advice] })),
      sentence: "Les raisons sont plus bas.",
    }),
  },
  asks: {
    listPolicies: () => ({
      label: "Vos contrats",
      ask: "Inscrivez vos contrats",
      sentence: "Chacun s’affichera ici par son nom, avec les raisons de le garder.",
    }),
    amountsFirst: ({ open }) => ({
      label: "Les derniers frais",
      ask: "Répondez à quelques autres questions",
      sentence: `Pour dire si votre épargne suffit aux derniers frais, dites-nous ${listed(open)}.`,
    }),
    answersFirst: ({ open }) => ({
      label: "Vos contrats",
      ask: "Répondez à quelques autres questions",
      sentence: `Pour dire quels contrats garder, dites-nous ${listed(open)}.`,
    }),
  },
  working: {
    paybackYears: "Années avant que les primes égalent le capital-décès, contrat",
    paidToAverage: "Primes jusqu’à l’âge moyen, contrat",
    finalExpenses: "Funérailles, homologation ou vérification, dettes et prêt hypothécaire",
    finalExpensesGap: "Ce qui manque après l’épargne et la prestation de décès",
    finalExpensesSoFar:
      "Funérailles, homologation ou vérification, dettes et prêt hypothécaire, d’après vos réponses jusqu’ici",
    finalExpensesGapSoFar: "Ce qui manque après l’épargne et la prestation de décès, au minimum",
  },
  charts: {
    payback: "Quand les primes égalent le capital",
    policy: "Contrat",
    averageYearsLeft: "Nombre moyen d’années qui restent",
  },
  warnings: {
    doNotCancelFirst: () =>
      "Ne résiliez pas un contrat avant que celui qui le remplace soit établi. À votre âge, un nouveau contrat peut coûter plus cher ou être refusé.",
    averageIsFor65: () =>
      "Nous avons le nombre moyen d’années qui restent seulement pour 65 ans. Nous n’en montrons donc pas pour votre âge.",
    probateUnknown: () =>
      "Nous ne connaissons pas les frais d’homologation ou de vérification dans votre cas. Ils comptent donc ici pour 0 $.",
  },
  reasonsNotToBuy: {
    finalExpensesCovered: ({ left }) =>
      `Votre épargne et la prestation de décès paient vos derniers frais, et il reste environ ${formatRounded(left)}. Vous n’avez besoin d’aucun contrat pour ces seuls frais.`,
  },
  sensitivity: { label: "Ce qui manque ou ce qui reste, une fois les derniers frais payés", value: missingOrLeft },
  method: [
    "Nous comparons chaque contrat à des raisons fixes de le garder, de le regarder de plus près ou de l’abandonner. Vous gardez une assurance vie si quelqu’un dépend de vous, si vous avez des dettes ou si votre épargne ne suffit pas à vos derniers frais. Une question sans réponse est traitée comme inconnue. Dans ce cas, nous ne disons pas que vous pouvez vous passer d’un contrat.",
    "Le délai de récupération, c’est le capital-décès divisé par la prime d’une année. Si vous vivez plus longtemps, vous payez plus que ce que le contrat rapporte. Votre famille compte peut-être quand même dessus.",
    "Le nombre moyen d’années qui restent est celui de toutes les femmes ou de tous les hommes de 65 ans. Environ la moitié vivent plus longtemps.",
    "Les derniers frais sont les funérailles, l’homologation ou la vérification du testament, les dettes et le prêt hypothécaire. Nous enlevons l’épargne et la prestation de décès de 2 500 $ du RRQ ou du RPC. L’impôt est laissé de côté ici; le bilan successoral le calcule.",
  ],
  adviserQuestions: [
    "Qu’est-ce que je recevrais ou perdrais si je résiliais ce contrat aujourd’hui, et qu’est-ce qui serait imposé?",
    "Puis-je réduire le montant, ou cesser de payer et garder un plus petit contrat?",
    "Qu’est-ce qui prend fin à 65 ans ou avec mon emploi, et avant quelle date dois-je demander ce qui le remplace?",
    "Quels changements de médicaments dois-je déclarer avant de partir en voyage?",
  ],
  nextSteps: {
    "estate-planning-review": "Calculer l’impôt au décès et l’argent pour le payer",
    "life-insurance-calculator": "Calculer ce qu’il faudrait à votre famille",
  },
  extraBlocks: seniorBlocks({
    policies: {
      title: "Contrat par contrat",
      columns: ["Contrat", "Notre lecture", "Pourquoi", "Les primes égalent le capital-décès après"],
      kind: nameOfKind,
      advices,
      reasons,
      years,
    },
    calendar: {
      title: "Vos délais",
      lead: "Ils sont comptés à partir de votre anniversaire. Le contrat peut prévoir un autre jour : vérifiez-le et agissez tôt.",
      event: eventWords,
      early: (title) => `Encore trois mois : ${title.toLowerCase()}`,
    },
  }),
};
