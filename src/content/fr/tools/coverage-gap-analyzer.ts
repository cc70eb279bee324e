import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { CoverageGapAnswer, CoverageGapAnswerKeys, GapRisk, RiskRow } from "#domain/tools/coverage-gap-answer.ts";
import type { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import { mostLines, type ToolWords } from "#domain/tools/tool-words.ts";
import { coverageGapBlocks } from "#content/tools/coverage-gap-blocks.ts";
import { allOf } from "#words/parts.ts";

const label = "Les pertes trop grosses pour votre épargne";

const risks: Readonly<Record<GapRisk, string>> = {
  death: "Votre décès",
  disability: "Deux ans sans travailler",
  liability: "Une poursuite contre vous",
  property: "La perte de votre logement ou de tous vos biens",
  water: "Un sous-sol inondé",
  earthquake: "Un tremblement de terre",
  car: "Des blessures dans un accident d’auto",
  abroad: "Une hospitalisation à l’étranger",
  health: "Les médicaments et les soins dentaires",
};

const standings: Readonly<Record<RiskRow["status"], string>> = {
  notExposed: "Ce risque ne vous touche pas",
  covered: "Couvert",
  youCanCarryIt: "Votre épargne suffirait",
  partly: "Couvert en partie",
  gap: "Non couvert",
  amountUnknown: "Entrez la valeur",
  provinceUnknown: "Choisissez une province",
  notAnswered: "Pas encore de réponse",
  insuredUpTo: "Couvert jusqu’à votre montant de garantie",
  toCheck: "Plus que votre épargne : à vérifier",
  limitOpen: "Couvert : cherchez le montant de garantie",
  noneListed: "Aucune responsabilité civile",
};

/** Words of a form of coverage, in the list of those held and where its limit isn't known. */
const kinds = {
  life: "Vie",
  disability: "Invalidité",
  liability: "Responsabilité civile, dans une assurance habitation ou locataire",
  property: "Habitation ou biens",
  water: "Refoulement d’égout, ou débordement de cours d’eau et eau de pluie",
  earthquake: "Tremblement de terre",
  car: "Indemnités d’accident d’une auto",
  travel: "Soins médicaux en voyage",
  health: "Médicaments et soins dentaires",
} as const;

const noneNeeded: Readonly<Record<Exclude<GapRisk, "liability">, string>> = {
  death: "Assurance vie : personne ne resterait avec vos dettes ou sans votre salaire, ou votre épargne suffirait.",
  disability: "Assurance invalidité : il n’y a pas de salaire à remplacer, ou votre épargne durerait deux ans.",
  property:
    "Assurance de l’habitation ou des biens : votre épargne remplacerait tout. Un prêteur ou un propriétaire peut quand même l’exiger.",
  water:
    "Garantie contre l’eau : il n’y a pas de sous-sol à inonder, ou votre épargne suffirait à le remettre en état.",
  earthquake:
    "Garantie contre les tremblements de terre : nous ne comptons pas votre province parmi celles à risque, ou votre épargne paierait votre part.",
  car: "Des indemnités d’accident supplémentaires : vous ne conduisez pas, vous avez gardé les indemnités facultatives, ou votre province les rend obligatoires.",
  abroad:
    "Assurance voyage : vous ne prévoyez aucun voyage à l’étranger, ou votre épargne paierait trois jours à l’hôpital.",
  health: "Assurance de soins : vous ne dépensez rien en médicaments ni en soins dentaires, ou votre épargne suffit.",
};

const losses = (count: number) => (count < 2 ? `${formatNumber(count)} perte` : `${formatNumber(count)} pertes`);

/** A sentence that names the unanswered questions. */
function stillOpen(open: number): string {
  return open === 1 ? "Il reste un risque sans réponse." : `Il reste ${formatNumber(open)} risques sans réponse.`;
}

function listOf(found: readonly GapRisk[]): string {
  return allOf(found.map((risk) => risks[risk].toLowerCase()));
}

/** What the analyzer says. */
export const coverageGapToolWords: ToolWords<typeof coverageGapInputs, CoverageGapAnswerKeys, CoverageGapAnswer> = {
  question: "Quelles pertes ne pourrais-je pas payer, et de quelles assurances puis-je me passer?",
  questions: {
    household: {
      label: "Qui vit avec vous?",
      options: {
        single: "Je vis seul ou seule",
        couple: "Mon conjoint ou ma conjointe",
        parents: "Mon conjoint ou ma conjointe et des enfants",
        oneParent: "Des enfants, sans conjoint ni conjointe",
      },
    },
    home: {
      label: "Votre logement vous appartient-il, ou le louez-vous?",
      options: { own: "Je possède une maison", rent: "Je loue", condo: "Je possède un condo" },
    },
    basement: { label: "Y a-t-il un sous-sol qui pourrait être inondé?" },
    pay: { label: "Votre salaire avant impôt, en dollars par année" },
    partnerPay: { label: "Le salaire de votre conjoint ou conjointe avant impôt, en dollars par année" },
    sharedDebts: {
      label: "Les dettes et le prêt hypothécaire qui resteraient à quelqu’un d’autre, en dollars",
      hint: "Entrez 0 s’il n’y en a pas.",
    },
    propertyValue: {
      label: "Ce qu’il en coûterait pour reconstruire ou remplacer, en dollars",
      hint: "La maison si elle vous appartient. Ce que vous avez à l’intérieur si vous louez ou avez un condo.",
    },
    spending: { label: "Dépenses essentielles, en dollars par mois" },
    savings: { label: "L’épargne que vous pourriez utiliser, en dollars" },
    employed: { label: "Avez-vous un emploi salarié?" },
    drives: { label: "Conduisez-vous?" },
    benefitsDropped: {
      label: "Avez-vous renoncé à des indemnités d’accident facultatives dans votre assurance auto?",
    },
    trips: { label: "Voyages hors du Canada par année", hint: "Entrez 0 si vous ne voyagez pas." },
    healthCosts: {
      label: "Médicaments et soins dentaires sans assurance, en dollars par année",
      hint: "Ce que vous coûterait une mauvaise année. Entrez 0 si une assurance paie.",
    },
    homeBusiness: { label: "J’ai une entreprise à domicile" },
    shortTermRental: { label: "Je loue mon logement à court terme" },
    groupLife: { label: "Assurance vie qui prend fin avec mon emploi, en dollars" },
    held: {
      label: "Lesquelles de ces assurances avez-vous?",
      options: { ...kinds, none: "Aucune", notSure: "Je ne sais pas, ou peut-être d’autres" },
    },
    covers: {
      label: "Les montants de vos assurances",
      hint: "Inscrivez chaque contrat. Le montant de garantie est dans les conditions particulières, la page qui résume le contrat.",
      row: "Assurance",
      add: "Ajouter une assurance",
      fields: {
        kind: { label: "Ce qu’elle assure", options: kinds },
        limit: {
          label: "Le maximum qu’elle paie, en dollars",
          hint: "Pour l’invalidité, ce qu’elle paie par mois. Sans réponse, ce montant est inconnu.",
        },
      },
    },
  },
  form: [
    { title: "Pour commencer", inputs: ["held", "savings", "propertyValue", "trips"] },
    {
      title: "Votre ménage",
      inputs: ["household", "pay", "employed", "groupLife", "partnerPay", "spending", "sharedDebts"],
    },
    { title: "Votre logement", inputs: ["home", "basement", "homeBusiness", "shortTermRental"] },
    { title: "Auto et santé", inputs: ["drives", "benefitsDropped", "healthCosts"] },
    { title: "Ce que vous avez", inputs: ["covers"] },
  ],
  headline: {
    noGaps: () => ({
      label,
      figure: "Aucune trouvée",
      sentence:
        "Pour chaque risque, une assurance ou votre épargne paierait. Nous comparons l’épargne à une seule perte à la fois.",
    }),
    gaps: ({ found, open }) => ({
      label,
      figure: `${losses(found.length)} que vous ne pourriez pas payer`,
      areLinesDrawn: true,
      lines: found.slice(0, mostLines).map(({ risk, net }) => ({
        name: risks[risk],
        standing: `${formatRounded(net)} de plus que vos assurances et votre épargne`,
      })),
      sentence: open === 0 ? "La liste complète est plus bas, avec ce que chacun pourrait coûter." : stillOpen(open),
    }),
  },
  asks: {
    answerFirst: () => ({
      label,
      ask: "Indiquez vos assurances et votre épargne",
      sentence:
        "Les pertes que ni l’une ni l’autre ne paierait s’afficheront ici, avec ce que vous devriez payer vous-même.",
    }),
    heldFirst: ({ risks: toCheck }) => ({
      label,
      ask: `${losses(toCheck.length)} à vérifier : quelles assurances avez-vous?`,
      sentence: `Plus que votre épargne : ${listOf(toCheck)}. Cochez les assurances que vous avez et entrez leur montant. Si vous n’en avez aucune, cochez-le.`,
    }),
    moreOpen: ({ open }) => ({
      label,
      ask: "Répondez aussi aux autres questions",
      sentence: `Une assurance ou votre épargne paierait ce à quoi vous avez répondu. ${stillOpen(open)}`,
    }),
  },
  working: risks,
  charts: { ...risks, ranked: "Ce que vous devriez payer vous-même" },
  warnings: {
    savingsCountedEachTime: () =>
      "Nous comparons votre épargne à chaque perte prise seule. Elle ne peut pas payer deux pertes à la fois.",
    limitUnknown: ({ kind }) =>
      `Vous avez inscrit une assurance sans son montant de garantie (${Object.entries(kinds).find(([id]) => id === kind)?.[1] ?? kind}). Nous ne pouvons donc pas dire si elle suffit. Cherchez ce montant.`,
    provinceNeeded: () =>
      "Choisissez votre province : les tremblements de terre, l’auto et l’hôpital à l’étranger en dépendent.",
    homeBusinessExcluded: () =>
      "Une assurance habitation exclut d’habitude une entreprise, son équipement et ses visiteurs. Avisez votre assureur.",
    shortTermRentalExcluded: () =>
      "Une assurance habitation exclut d’habitude la location à court terme. Avisez votre assureur avant la première.",
    groupLifeEnds: ({ amount }) =>
      `Une assurance vie de ${formatDollars(amount)} prend fin avec votre emploi. D’habitude, vous avez 31 jours pour la transformer en contrat individuel, sans questions sur votre santé.`,
    disabilityIsGross: () =>
      "Deux ans sans travailler : l’assurance-emploi est comptée avant impôt, et aucune rente n’est comptée. La calculatrice d’assurance invalidité fait le calcul mois par mois.",
  },
  reasonsNotToBuy: { risk: ({ risk }) => noneNeeded[risk] },
  sensitivity: { label: "Tout ce que vous devriez payer vous-même, additionné", value: formatRounded },
  method: [
    "Pour chaque risque : ce que vous pourriez perdre, moins les assurances que vous avez inscrites, moins votre épargne. La plus grosse perte vient en premier, quelle que soit sa probabilité. Nous ne donnons pas de note.",
    "Décès : les dettes communes et, pendant cinq ans, ce qui manque pour atteindre 70 % de ce que le ménage gagne. C’est une illustration rapide; la calculatrice d’assurance vie fait le calcul complet.",
    "Deux ans sans travailler : 24 mois de dépenses essentielles, moins 26 semaines d’assurance-emploi si vous avez un emploi salarié.",
    "Une poursuite contre vous : une réclamation n’a pas de limite. Nous n’inventons donc pas de montant.",
    "Un sous-sol inondé : ce que coûtait en moyenne une remise en état, il y a quelques années. Un tremblement de terre : 15 % du coût de reconstruction, en Colombie-Britannique, en Ontario et au Québec. Une hospitalisation à l’étranger : trois jours aux États-Unis à 10 000 $ US par jour, moins ce que paie votre province. Le taux de change est arrondi à 1,40 $.",
  ],
  adviserQuestions: [
    "Laquelle de ces lacunes pourrais-je combler avec un contrat que j’ai déjà, par un ajout ou un montant plus élevé?",
    "Lesquels de mes contrats paient pour le même sinistre?",
    "Quelle assurance prend fin si je change d’emploi, et avant quelle date dois-je la remplacer?",
  ],
  nextSteps: {
    "life-insurance-calculator": "Votre décès : calculez ce qu’il faudrait à votre famille",
    "disability-insurance-calculator": "Deux ans sans travailler : calculez mois par mois",
    "home-insurance-calculator": "Votre logement : vérifiez les montants et les ajouts",
    "auto-insurance-calculator": "Votre auto : voyez ce qui est obligatoire et ce qui vaut encore la peine",
    "travel-insurance-calculator": "L’hôpital à l’étranger : voyez ce que paie votre province",
    "provincial-insurance-guide": "Médicaments et soins dentaires : voyez les règles de votre province",
  },
  extraBlocks: coverageGapBlocks({
    title: "Risque par risque",
    columns: [
      "Risque",
      "Votre situation",
      "Ce que vous pourriez perdre",
      "Assurance",
      "Ce que vous devriez payer vous-même",
    ],
    risks,
    standings,
    nothingToLose: "Rien à perdre",
  }),
};
