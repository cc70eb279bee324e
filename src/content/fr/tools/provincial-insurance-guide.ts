import { formatDollars } from "#format/money.ts";
import { homeRatesSource } from "#domain/figures/hospital-abroad.ts";
import { formatNumber } from "#format/number-format.ts";
import { longDate } from "#format/long-date.ts";
import type { Figure } from "#domain/figure.ts";
import type { Province } from "#domain/province.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type {
  DatedChange,
  MoveDifference,
  ProvincialGuideAnswer,
  ProvincialGuideKeys,
  ProvincialRules,
  moveTasks,
} from "#domain/tools/provincial-guide-answer.ts";
import type { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import type { CellWords, ToolWords } from "#domain/tools/tool-words.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { provinces } from "#content/provinces/provinces.ts";

const recordOf = (code: ProvinceCode) => provinces.find(({ abbreviation }) => abbreviation === code);

const workersCompensation: Readonly<Record<ProvinceCode, string>> = {
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
};

const changes: Readonly<Record<DatedChange, string>> = {
  albertaCareFirst:
    "régime Care-First (« les soins d’abord ») : votre propre assureur paie les soins et le revenu perdu, et poursuivre pour des blessures devient l’exception",
  quebecPremiumTax: "la taxe sur les primes passe de 9 % à 9,975 %",
  ontarioOptionalBenefits:
    "la plupart des indemnités d’accident sont facultatives, et c’est vous qui choisissez le remplacement du revenu",
};

const tasks: Readonly<Record<(typeof moveTasks)[number], string>> = {
  healthCard:
    "Inscrivez-vous au nouveau régime d’assurance maladie. D’habitude, l’ancien paie jusqu’à ce que le nouveau commence.",
  licence: "Échangez votre permis de conduire.",
  plates: "Immatriculez l’auto et changez les plaques.",
  homePolicy:
    "Donnez votre nouvelle adresse à votre assureur habitation avant de déménager : l’ancien contrat ne vous suit pas forcément.",
  autoPolicy:
    "Assurez l’auto dans la nouvelle province. Si un assureur public vend l’assurance de base, achetez-la chez lui.",
  will: "Faites vérifier votre testament et vos procurations par un avocat ou un notaire : les lois qui s’y appliquent changent d’une province à l’autre.",
};

const cell = ({ value, basis }: Figure): CellWords => ({ text: value, basis });
const practice = (text: string): CellWords => ({ text, basis: "practice" });

interface Row {
  readonly label: string;
  /** The difference that this row shows. */
  readonly shows?: MoveDifference;
  readonly cell: (record: Province, rules: ProvincialRules) => CellWords;
}

const rows: readonly Row[] = [
  { label: "Assurance auto", shows: "auto", cell: ({ autoSummary }) => autoSummary },
  { label: "Aussi obligatoire", cell: ({ compulsoryCover }) => compulsoryCover.join("; ") },
  {
    label: "Responsabilité civile minimale selon la loi",
    shows: "minimumLiability",
    cell: (_, { minimumLiability: { value, basis, asOf } }) => ({ text: formatDollars(value), basis, asOf }),
  },
  { label: "Taxe sur les primes", shows: "homeTax", cell: ({ premiumTax }) => cell(premiumTax) },
  { label: "Principaux risques pour les logements", cell: ({ homeRisks }) => homeRisks.join(", ") },
  { label: "Régime d’assurance maladie", cell: ({ healthPlan }) => healthPlan.name },
  { label: "Couverture des nouveaux arrivants", cell: ({ healthPlan }) => cell(healthPlan.newcomerStart) },
  {
    label: "Le maximum que le régime paie par jour d’hôpital à l’étranger",
    shows: "hospitalDay",
    cell(_, { province, hospitalDay }) {
      if (hospitalDay === null) {
        const basis = homeRatesSource(province);
        return basis === null
          ? "Nous n’avons pas trouvé de montant récent (novembre 2026)"
          : { text: "Ce que les mêmes soins coûtent là où vous vivez", basis };
      }
      const { value, basis, asOf } = hospitalDay;
      const [ordinary, most] = value;
      const text =
        ordinary === most
          ? formatDollars(ordinary)
          : `De ${formatDollars(ordinary)} à ${formatDollars(most)}, selon le genre de soins`;
      return { text, basis, asOf };
    },
  },
  {
    label: "Frais d’homologation ou de vérification pour une succession de 1 000 000 $",
    shows: "probate",
    cell: (_, { probateOnMillion: fee }) => (fee === null ? "Montant non trouvé" : practice(formatDollars(fee))),
  },
  {
    label: "Rentes ou pensions de survivant et d’invalidité",
    shows: "pensionPlan",
    cell: (_, { pensionPlan }) =>
      pensionPlan === "QPP" ? "Régime de rentes du Québec (RRQ)" : "Régime de pensions du Canada (RPC)",
  },
  { label: "Accidents du travail", cell: (_, { province }) => practice(workersCompensation[province]) },
  {
    label: "Qui surveille les assureurs",
    cell: ({ regulators }) => regulators.map(({ name, role }) => `${name} : ${role}`).join("; "),
  },
  {
    label: "Changements datés",
    cell: (_, rules) =>
      rules.changes.map(({ key, day }) => `${longDate(day)} : ${changes[key]}`).join("; ") ||
      "Aucun trouvé (novembre 2026)",
  },
];

function columnsOf({ first, second, tasks: toDo }: ProvincialGuideAnswer): readonly ProvincialRules[] {
  if (first === null) return [];
  return second === null || toDo.length === 0 ? [first] : [first, second];
}

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
      chooseProvince: () => ({
        label: "Votre guide",
        figure: "Choisissez une province",
        sentence:
          "Les règles, les taxes et les organismes de réglementation changent d’une province à l’autre. Choisissez la vôtre pour voir son guide.",
      }),
      oneProvince: ({ province }) => ({
        label: "Votre guide",
        figure: provinceNamesByCode[province],
        sentence:
          "Les assurances obligatoires, les taxes, le régime d’assurance maladie, les rentes et les organismes de réglementation sont plus bas, chaque ligne avec sa source.",
      }),
      move: ({ from, to, differences }) => ({
        label: `Départ : ${provinceNamesByCode[from]}; arrivée : ${provinceNamesByCode[to]}`,
        figure:
          differences === 0
            ? "Peu de choses changent"
            : `${formatNumber(differences)} ${differences < 2 ? "règle change" : "règles changent"}`,
        sentence: "Les deux sont plus bas, côte à côte, avec ce qu’il faut faire dans les 90 jours du déménagement.",
      }),
      sameProvince: ({ province }) => ({
        label: "Votre guide",
        figure: provinceNamesByCode[province],
        sentence:
          "Le lieu de départ et le lieu d’arrivée sont les mêmes. Seule l’adresse change donc. Avisez quand même vos assureurs.",
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
    extraBlocks(answer) {
      const shown = columnsOf(answer);
      const columns = shown.flatMap((rules) => {
        const record = recordOf(rules.province);
        return record === undefined ? [] : [{ rules, record }];
      });
      if (columns.length === 0) return [];
      const isMove = columns.length > 1;
      return [
        {
          kind: "table",
          title: isMove ? "Côte à côte" : "En un coup d’œil",
          columns: [
            { header: "Quoi" },
            ...columns.map(({ record }) => ({ header: record.name })),
            ...(isMove ? [{ header: "Ça change?" }] : []),
          ],
          rows: rows.map(({ label, shows, cell: cellOf }) => [
            label,
            ...columns.map(({ rules, record }) => cellOf(record, rules)),
            ...(isMove
              ? [shows === undefined ? "Peut\u00A0changer" : answer.differences.includes(shows) ? "Oui" : "Non"]
              : []),
          ]),
        },
        ...(isMove
          ? [
              {
                kind: "list" as const,
                title: "Que faut-il faire dans les 90 jours du déménagement?",
                lead: "Certains délais sont plus courts; le site de la nouvelle province les donne.",
                items: answer.tasks.map((task) => practice(tasks[task])),
              },
            ]
          : []),
        {
          kind: "list",
          title: "Et si vous n’êtes pas d’accord avec un assureur?",
          items: [
            practice(
              "Écrivez à la personne qui traite votre dossier, puis à la personne responsable des plaintes chez l’assureur. Demandez une lettre de position finale.",
            ),
            practice(
              "Habitation, auto ou entreprise : soumettez cette lettre au Service de conciliation en assurance de dommages (SCAD). Vie, soins de santé, invalidité ou voyage : à l’Ombudsman des assurances de personnes (OAP).",
            ),
            ...(columns.some(({ rules }) => rules.province === "QC")
              ? [
                  {
                    text: "Au Québec, l’assureur transmet votre dossier à l’Autorité des marchés financiers (AMF) si vous le demandez.",
                    basis: "S136" as const,
                  },
                ]
              : []),
            { text: "Une plainte n’arrête pas le délai pour poursuivre en justice.", basis: "S136" as const },
          ],
        },
      ];
    },
  };
