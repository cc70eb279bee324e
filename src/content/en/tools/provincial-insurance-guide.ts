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
  ON: "WSIB",
  QC: "CNESST",
  BC: "WorkSafeBC",
  AB: "WCB Alberta",
  SK: "Saskatchewan WCB",
  MB: "WCB of Manitoba",
  NB: "WorkSafeNB",
  NS: "WCB of Nova Scotia",
  PE: "WCB of Prince Edward Island",
  NL: "WorkplaceNL",
  YT: "Workers’ Safety and Compensation Board",
  NT: "Workers’ Safety and Compensation Commission",
  NU: "Workers’ Safety and Compensation Commission",
};

const changes: Readonly<Record<DatedChange, string>> = {
  albertaCareFirst:
    "Care-First: your own insurer pays for care and lost income, and suing for injuries becomes the exception",
  quebecPremiumTax: "the tax on premiums rises from 9% to 9.975%",
  ontarioOptionalBenefits: "most accident benefits are optional, and income replacement is yours to choose",
};

const tasks: Readonly<Record<(typeof moveTasks)[number], string>> = {
  healthCard: "Register with the new health plan. The old one usually pays until the new one starts.",
  licence: "Exchange your driver’s licence.",
  plates: "Register the car and change the plates.",
  homePolicy: "Tell your home insurer the new address before you move: the old policy may not follow you.",
  autoPolicy: "Insure the car in the new province. Where a public insurer sells the basic policy, buy it there.",
  will: "Have a lawyer check your will and powers of attorney: the law on both differs.",
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
  { label: "Car insurance", shows: "auto", cell: ({ autoSummary }) => autoSummary },
  { label: "Also compulsory", cell: ({ compulsoryCover }) => compulsoryCover.join("; ") },
  {
    label: "Minimum liability by law",
    shows: "minimumLiability",
    cell: (_, { minimumLiability: { value, basis, asOf } }) => ({ text: formatDollars(value), basis, asOf }),
  },
  { label: "Tax on premiums", shows: "homeTax", cell: ({ premiumTax }) => cell(premiumTax) },
  { label: "Main risks to homes", cell: ({ homeRisks }) => homeRisks.join(", ") },
  { label: "Health plan", cell: ({ healthPlan }) => healthPlan.name },
  { label: "Coverage for newcomers", cell: ({ healthPlan }) => cell(healthPlan.newcomerStart) },
  {
    label: "The most the plan pays for a hospital day abroad",
    shows: "hospitalDay",
    cell(_, { province, hospitalDay }) {
      if (hospitalDay === null) {
        const basis = homeRatesSource(province);
        return basis === null
          ? "We haven’t found a current amount (November 2026)"
          : { text: "What the same care costs at home", basis };
      }
      const { value, basis, asOf } = hospitalDay;
      const [ordinary, most] = value;
      const text =
        ordinary === most
          ? formatDollars(ordinary)
          : `${formatDollars(ordinary)} to ${formatDollars(most)}, by the kind of care`;
      return { text, basis, asOf };
    },
  },
  {
    label: "Probate fee on an estate of $1,000,000",
    shows: "probate",
    cell: (_, { probateOnMillion: fee }) => (fee === null ? "Not found" : practice(formatDollars(fee))),
  },
  {
    label: "Survivor and disability pensions",
    shows: "pensionPlan",
    cell: (_, { pensionPlan }) => (pensionPlan === "QPP" ? "Québec Pension Plan" : "Canada Pension Plan"),
  },
  { label: "Workers’ compensation", cell: (_, { province }) => practice(workersCompensation[province]) },
  {
    label: "Who regulates insurers",
    cell: ({ regulators }) => regulators.map(({ name, role }) => `${name}: ${role}`).join("; "),
  },
  {
    label: "Dated changes",
    cell: (_, rules) =>
      rules.changes.map(({ key, day }) => `${longDate(day)}: ${changes[key]}`).join("; ") ||
      "None found (November 2026)",
  },
];

function columnsOf({ first, second, tasks: toDo }: ProvincialGuideAnswer): readonly ProvincialRules[] {
  if (first === null) return [];
  return second === null || toDo.length === 0 ? [first] : [first, second];
}

/** What the provincial guide says. */
export const provincialGuideWords: ToolWords<typeof provincialGuideInputs, ProvincialGuideKeys, ProvincialGuideAnswer> =
  {
    question: "Which insurance rules apply where I live, and what would change if I moved?",
    questions: {
      second: {
        label: "Are you moving? Where to?",
        hint: "Choose a second province or territory to see the two side by side.",
      },
    },
    form: [{ title: "A move", inputs: ["second"] }],
    headline: {
      chooseProvince: () => ({
        label: "Your guide",
        figure: "Choose a province",
        sentence: "Rules, taxes and regulators differ by province. Choose yours to see its guide.",
      }),
      oneProvince: ({ province }) => ({
        label: "Your guide",
        figure: provinceNamesByCode[province],
        sentence: "Compulsory coverage, taxes, health plan, pensions and regulators are below, each with its source.",
      }),
      move: ({ from, to, differences }) => ({
        label: `From ${provinceNamesByCode[from]} to ${provinceNamesByCode[to]}`,
        figure:
          differences === 0
            ? "Little changes"
            : `${formatNumber(differences)} ${differences === 1 ? "rule changes" : "rules change"}`,
        sentence: "Both are side by side below, with what to do within 90 days of the move.",
      }),
      sameProvince: ({ province }) => ({
        label: "Your guide",
        figure: provinceNamesByCode[province],
        sentence: "Both places are the same, so only the address changes. Tell your insurers anyway.",
      }),
    },
    working: {},
    charts: {},
    warnings: {
      taxUnknown: ({ province }) =>
        `We haven’t found whether ${provinceNamesByCode[province]} taxes premiums. The quote shows any tax as a line of its own.`,
    },
    reasonsNotToBuy: {},
    sensitivity: { label: "", value: String },
    method: [
      "Nothing is calculated here. Each line comes from what governments, regulators and insurers have published, on the day its source names.",
      "A line from general knowledge is marked. Check it with the regulator before you rely on it.",
    ],
    adviserQuestions: [
      "Which of my policies end when I move, and which go with me?",
      "Does my record as a driver count in the new province?",
      "When does my coverage there start?",
    ],
    nextSteps: {
      "home-insurance-calculator": "Check what your home policy covers",
      "auto-insurance-calculator": "See what your car needs here",
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
          title: isMove ? "Side by side" : "At a glance",
          columns: [
            { header: "What" },
            ...columns.map(({ record }) => ({ header: record.name })),
            ...(isMove ? [{ header: "Changes?" }] : []),
          ],
          rows: rows.map(({ label, shows, cell: cellOf }) => [
            label,
            ...columns.map(({ rules, record }) => cellOf(record, rules)),
            ...(isMove
              ? [shows === undefined ? "May\u00a0differ" : answer.differences.includes(shows) ? "Yes" : "No"]
              : []),
          ]),
        },
        ...(isMove
          ? [
              {
                kind: "list" as const,
                title: "What should you do within 90 days of the move?",
                lead: "Some limits are shorter; the new province’s website has them.",
                items: answer.tasks.map((task) => practice(tasks[task])),
              },
            ]
          : []),
        {
          kind: "list",
          title: "What if you disagree with an insurer?",
          items: [
            practice(
              "Write to the person who handles your file, then to the company’s complaint officer. Request a final position letter.",
            ),
            practice(
              "Home, auto or business: take that letter to the General Insurance OmbudService. Life, health, disability or travel: to the OmbudService for Life and Health Insurance.",
            ),
            ...(columns.some(({ rules }) => rules.province === "QC")
              ? [
                  {
                    text: "In Quebec the company sends your file to the Autorité des marchés financiers if you ask.",
                    basis: "S136" as const,
                  },
                ]
              : []),
            { text: "Complaining doesn’t stop the time limit to sue.", basis: "S136" as const },
          ],
        },
      ];
    },
  };
