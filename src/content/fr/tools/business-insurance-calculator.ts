import type { DatedFigure } from "#domain/dated-figure.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type {
  BusinessAnswer,
  BusinessAnswerKeys,
  BusinessCoverage,
  BusinessGroup,
  BusinessItem,
  BusinessQuestion,
  BusinessReasons,
} from "#domain/tools/business-answer.ts";
import type { businessInputs } from "#domain/tools/business-inputs.ts";
import {
  mostLines,
  phrase,
  type AnswerBlock,
  type CellWords,
  type Phrases,
  type ToolWords,
} from "#domain/tools/tool-words.ts";

const label = "Les assurances de votre entreprise";
const coverages: Readonly<Record<BusinessCoverage, string>> = {
  workersCompensation: "Accidents du travail : le personnel",
  ownersCompensation: "Accidents du travail : vous-même",
  commercialAuto: "Auto commerciale",
  nonOwnedAuto: "Véhicules dont l’entreprise n’est pas propriétaire",
  generalLiability: "Responsabilité civile générale",
  professionalLiability: "Responsabilité professionnelle",
  property: "Biens et bris des équipements",
  interruption: "Pertes d’exploitation",
  cyber: "Cyberrisques",
  employmentPractices: "Responsabilité liée aux pratiques d’emploi",
  directorsOfficers: "Responsabilité des administrateurs et dirigeants",
  liquor: "Responsabilité liée à l’alcool",
  products: "Responsabilité du fait des produits",
  keyPerson: "Personne clé et convention de rachat",
};

const reasons: Phrases<BusinessReasons> = {
  employees: ({ employees }) =>
    `Personnes employées : ${formatNumber(employees)}. Chaque province fixe les secteurs qui doivent s’inscrire.`,
  staffCoveredOwnersNot: () =>
    "Votre personnel est assuré contre les accidents du travail. Souvent, les propriétaires ne le sont que s’ils le demandent.",
  vehicles: () =>
    "Un véhicule qui sert à l’entreprise doit être assuré pour cela. Un contrat personnel exclut d’habitude cet usage.",
  staffDrive: () => "Votre personnel conduit sa propre auto pour vous. On peut vous poursuivre après un accident.",
  contractAsks: ({ limit }) => `Votre contrat exige ${formatDollars(limit)}.`,
  leaseUsuallyAsks: () => "Un bail l’exige d’habitude. Lisez la clause d’assurance du vôtre.",
  visitorsOrWorkElsewhere: () =>
    "Quelqu’un pourrait se blesser chez vous, à cause de votre travail ou de ce que vous vendez.",
  adviceGiven: () =>
    "Vos conseils pourraient faire perdre de l’argent à un client. La responsabilité civile générale ne paie pas pour cela.",
  regulatorMayRequire: () => "L’organisme qui vous donne votre permis peut l’exiger, avec un montant minimum.",
  equipmentAboveSavings: ({ equipment, savings }) =>
    `Votre équipement vaut ${formatDollars(equipment)}, et votre épargne est de ${formatDollars(savings)}.`,
  ownedPremises: () => "L’immeuble vous appartient. Assurez-le pour le coût de reconstruction.",
  fixedPremises: () => "Après un incendie, le loyer et les salaires continuent, mais aucun revenu n’entre.",
  personalData: () =>
    "Vous conservez des renseignements personnels ou acceptez les cartes. Après un incident, vous devez aviser les personnes touchées, et cela coûte cher.",
  fiveStaff: () =>
    "À partir d’environ cinq personnes employées (notre repère), les réclamations pour congédiement ou harcèlement deviennent plus probables.",
  board: () => "Les administrateurs peuvent être poursuivis personnellement, et les investisseurs l’exigent souvent.",
  alcohol: () => "Vous pourriez être responsable de ce qu’un client fait après avoir bu.",
  goodsSold: () =>
    "Vous êtes responsable de ce que vous fabriquez ou vendez. Souvent, un contrat de responsabilité civile générale le comprend.",
  severalOwners: ({ owners }) =>
    `Il y a plusieurs propriétaires (${formatNumber(owners)}). Quand l’un meurt, les autres ont besoin d’argent pour continuer ou pour racheter sa part.`,
};

const groups: Readonly<Record<BusinessGroup, string>> = {
  law: "Exigées par la loi",
  contract: "Exigées par un contrat ou un bail",
  consider: "À envisager",
};

/** The same in a line of the card. */
const standings: Readonly<Record<BusinessGroup, string>> = { law: "Loi", contract: "Contrat", consider: "À envisager" };

/** The open answer that decides. */
const dependsOn: Readonly<Record<BusinessQuestion, string>> = {
  employees: "Selon votre personnel",
  vehicles: "Selon vos véhicules",
  contractLimit: "Selon vos contrats",
  visitors: "Selon qui vient sur place",
  regulated: "Selon votre profession",
  equipment: "Selon votre équipement et vos stocks",
  savings: "Selon votre épargne",
  premises: "Selon l’endroit où vous travaillez",
  grossProfit: "Selon votre bénéfice brut",
  data: "Selon les renseignements que vous conservez",
  owners: "Selon le nombre de propriétaires",
};

function dependsTable({ depends }: Pick<BusinessAnswer, "depends">): readonly AnswerBlock[] {
  if (depends.length === 0) return [];
  return [
    {
      kind: "table",
      title: "Selon les questions sans réponse",
      columns: [{ header: "Assurance" }, { header: "Ce qui décide" }],
      rows: depends.map(({ coverage, on }) => [coverages[coverage], dependsOn[on]]),
    },
  ];
}

/** How the amount is set where none can be worked out from the answers. */
const amountsBy: Readonly<Partial<Record<BusinessCoverage, CellWords>>> = {
  workersCompensation: "Fixé par l’organisme des accidents du travail",
  ownersCompensation: "Jusqu’au revenu maximal de cet organisme",
  commercialAuto: "Au moins le minimum de responsabilité civile de votre province",
  professionalLiability:
    "Le minimum de votre ordre professionnel, de l’organisme de réglementation ou de votre contrat",
  property: "Le coût de reconstruction",
  cyber: {
    text: "250 000 $ de garantie coûtent environ 500 à 1 000 $ par an, si les ventes sont de moins de 1 million de dollars",
    basis: "S447",
    asOf: "juin 2026",
  },
  keyPerson: "La valeur de la part de chaque propriétaire",
};

/** A limit that no contract named is the usual one. */
function amountCell({ amount, reason, coverage }: BusinessItem, minimum: DatedFigure | null): CellWords {
  if (coverage === "commercialAuto" && minimum !== null)
    return {
      text: `Au moins ${formatDollars(minimum.value)} de responsabilité civile`,
      basis: minimum.basis,
      asOf: minimum.asOf,
    };
  if (amount === null)
    return (
      amountsBy[coverage] ?? "Selon votre taille : un courtier ou une courtière peut donner un prix pour deux montants"
    );
  const isOwn = coverage === "property" || coverage === "interruption";
  if (isOwn || (reason.key === "contractAsks" && reason.limit === amount)) return formatDollars(amount);
  const text =
    coverage === "generalLiability"
      ? `Habituellement ${formatDollars(amount)}`
      : `Habituellement ${formatDollars(amount)}, comme la responsabilité civile générale`;
  return { text, basis: "practice" };
}

function groupTable(
  group: BusinessGroup,
  { items, minimumLiability }: Pick<BusinessAnswer, "items" | "minimumLiability">,
): readonly AnswerBlock[] {
  const own = items.filter((item) => item.group === group);
  if (own.length === 0) return [];
  return [
    {
      kind: "table",
      title: groups[group],
      columns: [{ header: "Assurance" }, { header: "Pourquoi" }, { header: "Combien" }],
      rows: own.map((item) => [
        coverages[item.coverage],
        phrase(reasons, item.reason),
        amountCell(item, minimumLiability),
      ]),
    },
  ];
}

const whatTheLawSays: AnswerBlock = {
  kind: "list",
  title: "Que dit la loi?",
  items: [
    {
      text: "La loi n’oblige pas à assurer la responsabilité civile, les biens ni les pertes d’exploitation.",
      basis: "S243",
    },
    {
      text: "Si une fuite de renseignements personnels peut causer un préjudice grave à des personnes, vous devez la déclarer et aviser ces personnes.",
      basis: "S174",
      asOf: "2018",
    },
  ],
};

/** What the business tool says. */
export const businessToolWords: ToolWords<typeof businessInputs, BusinessAnswerKeys, BusinessAnswer> = {
  question: "Quelles assurances mon entreprise doit-elle avoir, et lesquelles devrait-elle envisager?",
  questions: {
    activity: {
      label: "Que fait l’entreprise?",
      options: {
        advice: "Elle conseille, conçoit ou soigne",
        trade: "Un métier : construire, réparer, nettoyer",
        retail: "Elle vend en magasin",
        food: "Elle prépare ou sert de la nourriture",
        online: "Elle vend en ligne",
        making: "Elle fabrique des produits",
        transport: "Elle transporte des personnes ou des biens",
      },
    },
    regulated: {
      label: "Est-ce une profession réglementée?",
      hint: "Par exemple la comptabilité, le génie, la santé ou le droit.",
    },
    premises: {
      label: "Où travaille-t-elle?",
      options: { home: "Chez moi", leased: "Dans un local loué", owned: "Dans son propre immeuble" },
    },
    employees: {
      label: "Personnes employées, sans les propriétaires",
      hint: "Entrez 0 s’il n’y en a pas.",
    },
    vehicles: { label: "Nombre de véhicules qui servent à l’entreprise", hint: "Entrez 0 s’il n’y en a pas." },
    staffDrive: { label: "Le personnel conduit sa propre auto pour elle" },
    data: { label: "Conserve-t-elle des renseignements personnels ou accepte-t-elle les cartes?" },
    contractLimit: {
      label: "Montant de responsabilité civile qu’un contrat exige, en dollars",
      hint: "Cherchez « responsabilité civile générale des entreprises » dans votre bail et dans les contrats avec vos clients.",
    },
    equipment: {
      label: "Ce qu’il en coûterait pour remplacer l’équipement et les stocks, en dollars",
      hint: "Fours, outils, ordinateurs, marchandises. Un chiffre approximatif suffit.",
    },
    grossProfit: {
      label: "Bénéfice brut, en dollars par année",
      hint: "Ce que vous vendez, moins ce que vous payez pour les biens vendus.",
    },
    recoveryMonths: { label: "Mois avant de pouvoir rouvrir après un incendie" },
    owners: { label: "Propriétaires" },
    savings: { label: "L’épargne que l’entreprise pourrait utiliser, en dollars" },
    visitors: { label: "Des clients viennent-ils sur place?" },
    alcohol: { label: "Elle sert ou vend de l’alcool" },
    franchise: { label: "C’est une entreprise franchisée" },
    board: { label: "Elle a un conseil d’administration ou des investisseurs externes" },
  },
  form: [
    { title: "L’entreprise", inputs: ["activity", "premises", "employees", "equipment"] },
    {
      title: "Ce qui s’y passe",
      inputs: ["regulated", "owners", "visitors", "data", "vehicles", "staffDrive", "alcohol", "franchise", "board"],
    },
    { title: "Les montants", inputs: ["savings", "grossProfit", "contractLimit", "recoveryMonths"] },
  ],
  headline: {
    list: ({ items, depends }) => {
      const all = [
        ...items.map(({ coverage, group, reason }) => ({
          name: coverages[coverage],
          standing: reason.key === "leaseUsuallyAsks" ? "Bail" : standings[group],
        })),
        ...depends.map(({ coverage, on }) => ({ name: coverages[coverage], standing: dependsOn[on] })),
      ];
      const more = all.length - mostLines;
      return {
        label,
        figure: items.length === 0 ? "Cela dépend de vos réponses" : "Quoi demander à un courtier",
        lines: all.slice(0, mostLines),
        sentence:
          more > 0
            ? `${formatNumber(more)} de plus ci-dessous, avec les raisons.`
            : "La raison de chacune est plus bas.",
      };
    },
    homePolicyOnly: () => ({
      label,
      figure: "Vérifiez votre contrat d’assurance habitation",
      sentence:
        "Pour donner des conseils de chez soi, sans personnel, sans visites et sans renseignements personnels, un contrat à part n’est peut-être pas nécessaire. Vérifiez ce que votre assurance habitation exclut pour le travail à la maison.",
    }),
  },
  asks: {
    chooseActivity: () => ({
      label,
      ask: "Choisissez une activité",
      sentence:
        "Ce que la loi, les contrats et le bon sens demandent à une telle entreprise s’affichera ici, par son nom.",
    }),
  },
  working: {
    liabilityLimit:
      "Montant de responsabilité civile : celui de votre contrat, ou les 2 000 000 $ habituels si c’est plus",
    propertySum: "Équipement et stocks, comme vous les avez entrés",
    interruptionSum: "Bénéfice brut jusqu’à la réouverture",
  },
  charts: {},
  warnings: {
    askRegulator: () =>
      "L’organisme qui vous donne votre permis peut exiger une assurance. Sa règle passe avant tout ce qui est écrit ici.",
    askFranchisor: () =>
      "Votre contrat de franchisage fixe probablement ses propres garanties et montants. Lisez-le d’abord.",
    industriesDiffer: () =>
      "L’obligation de s’inscrire pour les accidents du travail varie selon la province et le secteur. Vérifiez auprès de l’organisme de votre province avant le premier jour de travail.",
    homePolicyExcludes: () =>
      "Un contrat d’assurance habitation exclut d’habitude l’entreprise, son équipement et ses visiteurs.",
  },
  reasonsNotToBuy: {
    homeBasedAdvice: () =>
      "Pour donner des conseils de chez soi, sans personnel, sans visites et sans renseignements personnels, un ajout à votre assurance habitation peut suffire.",
  },
  sensitivity: {
    label: "Nombre d’assurances à envisager",
    value: (count) => (count < 2 ? `${formatNumber(count)} assurance` : `${formatNumber(count)} assurances`),
  },
  method: [
    "La liste découle de vos réponses, par des règles fixes. Le personnel y ajoute l’assurance contre les accidents du travail; un véhicule, l’auto commerciale; un bail, la responsabilité civile. Nous ne donnons pas de note. Une question sans réponse n’ajoute rien à la liste et n’en exclut rien.",
    "Le montant de responsabilité civile est le plus élevé des deux : ce que votre contrat exige, ou deux millions de dollars, ce qui est habituel. Les neuf mois avant la réouverture sont donnés à titre d’illustration. Un entrepreneur en construction de votre région pourra vous dire un délai plus juste.",
    "Il y a un seul prix ici, celui d’un courtier pour les cyberrisques. Le guide de l’assurance des entreprises donne les autres fourchettes que publient des courtiers.",
  ],
  adviserQuestions: [
    "Lesquelles de ces assurances se vendent ensemble, et lesquelles à part?",
    "Qu’est-ce que le contrat exclut pour mon genre de travail?",
    "Le contrat paie-t-il selon la date de la réclamation ou selon celle de l’événement, et que se passe-t-il quand je change d’assureur?",
    "Pouvez-vous envoyer l’attestation que mon propriétaire ou mon client demande?",
  ],
  nextSteps: { "coverage-gap-analyzer": "Voir aussi vos risques : revenu, habitation, voyage" },
  extraBlocks: (answer) => [
    ...groupTable("law", answer),
    ...groupTable("contract", answer),
    ...groupTable("consider", answer),
    ...dependsTable(answer),
    ...(answer.items.length === 0 ? [] : [whatTheLawSays]),
  ],
};
