import type {
  MoveDifference,
  ProvincialGuideAnswer,
  ProvincialGuideKeys,
} from "#domain/tools/provincial-guide-answer.ts";
import type { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { provincialBlocks, type ProvincialBlockWords } from "#content/tools/provincial-blocks.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const blockWords: ProvincialBlockWords = {
  atAGlance: "En un coup d’œil",
  sideBySide: "Côte à côte",
  what: "Quoi",
  rows: {
    auto: "Assurance auto",
    alsoCompulsory: "Aussi obligatoire",
    minimumLiability: "Responsabilité civile minimale selon la loi",
    homeTax: "Taxe sur les primes",
    homeRisks: "Principaux risques pour les logements",
    healthPlan: "Régime d’assurance maladie",
    newcomers: "Couverture des nouveaux arrivants",
    hospitalDay: "Le maximum que le régime paie par jour d’hôpital à l’étranger",
    probate: "Frais d’homologation ou de vérification pour une succession de 1 000 000 $",
    pensionPlan: "Rentes ou pensions de survivant et d’invalidité",
    workersCompensation: "Accidents du travail",
    regulators: "Qui surveille les assureurs",
    changes: "Changements datés",
  },
  isChanged: { header: "Ça change?", yes: "Oui", no: "Non", mayDiffer: "Peut\u00A0changer" },
  hospitalDay: {
    notFound: "Nous n’avons pas trouvé de montant récent (novembre 2026)",
    asAtHome: "Ce que les mêmes soins coûtent là où vous vivez",
    range: (ordinary, most) => `De ${ordinary} à ${most}, selon le genre de soins`,
  },
  probateNotFound: "Montant non trouvé",
  pensionPlans: { CPP: "Régime de pensions du Canada (RPC)", QPP: "Régime de rentes du Québec (RRQ)" },
  pair: (first, second) => `${first} : ${second}`,
  noChanges: "Aucun trouvé (novembre 2026)",
  workersCompensation: {
    ON: "CSPAAT",
    QC: "CNESST",
    BC: "WorkSafeBC",
    AB: "WCB de l’Alberta",
    SK: "WCB de la Saskatchewan",
    MB: "Commission des accidents du travail du Manitoba",
    NB: "Travail sécuritaire NB",
    NS: "WCB de la Nouvelle-Écosse",
    PE: "WCB de l’Île-du-Prince-Édouard",
    NL: "WorkplaceNL",
    YT: "Commission de la sécurité au travail",
    NT: "Commission de la sécurité au travail et de l’indemnisation des travailleurs (CSTIT)",
    NU: "Commission de la sécurité au travail et de l’indemnisation des travailleurs (CSTIT)",
  },
  changes: {
    albertaCareFirst:
      "régime Care-First (« les soins d’abord ») : votre propre assureur paie les soins et le revenu perdu, et poursuivre pour des blessures devient l’exception",
    quebecPremiumTax: "la taxe sur les primes passe de 9 % à 9,975 %",
    ontarioOptionalBenefits:
      "la plupart des indemnités d’accident sont facultatives, et c’est vous qui choisissez le remplacement du revenu",
  },
  move: {
    title: "Que faut-il faire dans les 90 jours du déménagement?",
    lead: "Certains délais sont plus courts; le site de la nouvelle province les donne.",
    tasks: {
      healthCard:
        "Inscrivez-vous au nouveau régime d’assurance maladie. D’habitude, l’ancien paie jusqu’à ce que le nouveau commence.",
      licence: "Échangez votre permis de conduire.",
      plates: "Immatriculez l’auto et changez les plaques.",
      homePolicy:
        "Donnez votre nouvelle adresse à votre assureur habitation avant de déménager : l’ancien contrat ne vous suit pas forcément.",
      autoPolicy:
        "Assurez l’auto dans la nouvelle province. Si un assureur public vend l’assurance de base, achetez-la chez lui.",
      will: "Faites vérifier votre testament et vos procurations par un avocat ou un notaire : les lois qui s’y appliquent changent d’une province à l’autre.",
    },
  },
  disagreement: {
    title: "Et si vous n’êtes pas d’accord avec un assureur?",
    steps: [
      "Écrivez à la personne qui traite votre dossier, puis à la personne responsable des plaintes chez l’assureur. Demandez une lettre de position finale.",
      "Habitation, auto ou entreprise : soumettez cette lettre au Service de conciliation en assurance de dommages (SCAD). Vie, soins de santé, invalidité ou voyage : à l’Ombudsman des assurances de personnes (OAP).",
    ],
    inQuebec:
      "Au Québec, l’assureur transmet votre dossier à l’Autorité des marchés financiers (AMF) si vous le demandez.",
    timeLimit: "Une plainte n’arrête pas le délai pour poursuivre en justice.",
  },
};

const differenceNames: Readonly<Record<MoveDifference, string>> = {
  auto: "Qui vend l’assurance auto",
  minimumLiability: "Responsabilité civile minimale d’une auto",
  homeTax: "Taxe sur les primes habitation",
  autoTax: "Taxe sur les primes auto",
  probate: "Frais d’homologation ou de vérification",
  hospitalDay: "Ce que le régime paie par jour d’hôpital à l’étranger",
  pensionPlan: "Rentes ou pensions de survivant et d’invalidité",
};

/** What the provincial guide says. */
export const provincialGuideWords: ToolWords<typeof provincialGuideInputs, ProvincialGuideKeys, ProvincialGuideAnswer> =
  {
    question: "Quelles règles d’assurance s’appliquent là où je vis, et qu’est-ce qui changerait si je déménageais?",
    questions: {
      second: {
        label: "Déménagez-vous? Où?",
        hint: "Choisissez une deuxième province ou un deuxième territoire pour voir les deux côte à côte.",
      },
    },
    form: [{ title: "Un déménagement", inputs: ["second"] }],
    headline: {
      oneProvince: ({ province }) => ({
        label: "Votre guide",
        figure: provinceNamesByCode[province],
        sentence:
          "Les assurances obligatoires, les taxes, le régime d’assurance maladie, les rentes et les organismes de réglementation sont plus bas, chaque ligne avec sa source.",
      }),
      move: ({ from, to, differences }) => ({
        label: `Départ : ${provinceNamesByCode[from]}; arrivée : ${provinceNamesByCode[to]}`,
        figure: differences.length === 0 ? "Peu de choses changent" : "Ce qui change",
        lines: differences.map((difference) => ({ name: differenceNames[difference], standing: "" })),
        sentence: "Les deux sont plus bas, côte à côte, avec ce qu’il faut faire dans les 90 jours du déménagement.",
      }),
      sameProvince: ({ province }) => ({
        label: "Votre guide",
        figure: provinceNamesByCode[province],
        sentence:
          "Le lieu de départ et le lieu d’arrivée sont les mêmes. Seule l’adresse change donc. Avisez quand même vos assureurs.",
      }),
    },
    asks: {
      chooseProvince: () => ({
        label: "Votre guide",
        ask: "Choisissez une province",
        sentence:
          "Les règles, les taxes et les organismes de réglementation changent d’une province à l’autre. Le guide de la vôtre s’affichera plus bas.",
      }),
    },
    working: {},
    charts: {},
    warnings: {
      taxUnknown: ({ province }) =>
        `${provinceNamesByCode[province]} : nous n’avons pas pu savoir s’il y a une taxe sur les primes. La soumission indique toute taxe sur une ligne à part.`,
    },
    reasonsNotToBuy: {},
    sensitivity: { label: "", value: String },
    method: [
      "Rien n’est calculé ici. Chaque ligne vient de ce que des gouvernements, des organismes de réglementation et des assureurs ont publié, à la date de sa source.",
      "Une ligne qui relève des connaissances générales est marquée. Vérifiez-la auprès de l’organisme de réglementation avant de vous y fier.",
    ],
    adviserQuestions: [
      "Lesquels de mes contrats prennent fin quand je déménage, et lesquels me suivent?",
      "Mon dossier de conduite compte-t-il dans la nouvelle province?",
      "Quand mes garanties y commencent-elles?",
    ],
    nextSteps: {
      "home-insurance-calculator": "Vérifier ce que votre assurance habitation couvre",
      "auto-insurance-calculator": "Voir ce qu’il faut à votre auto ici",
    },
    extraBlocks: provincialBlocks(blockWords),
  };
