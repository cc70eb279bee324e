import { formatDollars } from "#format/money.ts";
import { longDate } from "#format/long-date.ts";
import type { Figure } from "#domain/figure.ts";
import { homeRatesSource } from "#domain/figures/hospital-abroad.ts";
import type { Province } from "#domain/province.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type {
  DatedChange,
  MoveDifference,
  ProvincialGuideAnswer,
  ProvincialRules,
  moveTasks,
} from "#domain/tools/provincial-guide-answer.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import { provinces } from "#content/provinces/provinces.ts";

const rowIds = [
  "auto",
  "alsoCompulsory",
  "minimumLiability",
  "homeTax",
  "homeRisks",
  "healthPlan",
  "newcomers",
  "hospitalDay",
  "probate",
  "pensionPlan",
  "workersCompensation",
  "regulators",
  "changes",
] as const;

type RowId = (typeof rowIds)[number];

/** Words of the provincial guide's table and lists. */
export interface ProvincialBlockWords {
  readonly atAGlance: string;
  readonly sideBySide: string;
  readonly what: string;
  readonly rows: Readonly<Record<RowId, string>>;
  readonly isChanged: {
    readonly header: string;
    readonly yes: string;
    readonly no: string;
    readonly mayDiffer: string;
  };
  /** The most that a plan pays for a hospital day abroad. */
  readonly hospitalDay: {
    readonly notFound: string;
    readonly asAtHome: string;
    readonly range: (ordinary: string, most: string) => string;
  };
  readonly probateNotFound: string;
  readonly pensionPlans: Readonly<Record<ProvincialRules["pensionPlan"], string>>;
  readonly workersCompensation: Readonly<Record<ProvinceCode, string>>;
  /** Two texts with a colon between them, spaced as the language does. */
  readonly pair: (first: string, second: string) => string;
  readonly changes: Readonly<Record<DatedChange, string>>;
  readonly noChanges: string;
  readonly move: {
    readonly title: string;
    readonly lead: string;
    readonly tasks: Readonly<Record<(typeof moveTasks)[number], string>>;
  };
  readonly disagreement: {
    readonly title: string;
    readonly steps: readonly string[];
    readonly inQuebec: string;
    readonly timeLimit: string;
  };
}

const practice = (text: string): CellWords => ({ text, basis: "practice" });
const sourced = ({ value, basis }: Figure): CellWords => ({ text: value, basis });

interface Column {
  readonly record: Province;
  readonly rules: ProvincialRules;
}

function columnsOf({ first, second, tasks }: ProvincialGuideAnswer): readonly Column[] {
  const shown = second === null || tasks.length === 0 ? [first] : [first, second];
  return shown.flatMap((rules) => {
    const record = provinces.find(({ abbreviation }) => abbreviation === rules?.province);
    return rules === null || record === undefined ? [] : [{ rules, record }];
  });
}

/** The provincial guide's table and lists. */
export function provincialBlocks(words: ProvincialBlockWords) {
  const cells: Readonly<Record<RowId, (column: Column) => CellWords>> = {
    auto: ({ record }) => record.autoSummary,
    alsoCompulsory: ({ record }) => record.compulsoryCover.join("; "),
    minimumLiability({ rules }) {
      const { value, basis, asOf } = rules.minimumLiability;
      return { text: formatDollars(value), basis, asOf };
    },
    homeTax: ({ record }) => sourced(record.premiumTax),
    homeRisks: ({ record }) => record.homeRisks.join(", "),
    healthPlan: ({ record }) => record.healthPlan.name,
    newcomers: ({ record }) => sourced(record.healthPlan.newcomerStart),
    hospitalDay({ rules: { province, hospitalDay } }) {
      const { notFound, asAtHome, range } = words.hospitalDay;
      if (hospitalDay === null) {
        const basis = homeRatesSource(province);
        return basis === null ? notFound : { text: asAtHome, basis };
      }
      const { value, basis, asOf } = hospitalDay;
      const [ordinary, most] = value;
      const text = ordinary === most ? formatDollars(ordinary) : range(formatDollars(ordinary), formatDollars(most));
      return { text, basis, asOf };
    },
    probate: ({ rules: { probateOnMillion: fee } }) =>
      fee === null ? words.probateNotFound : practice(formatDollars(fee)),
    pensionPlan: ({ rules }) => words.pensionPlans[rules.pensionPlan],
    workersCompensation: ({ rules }) => practice(words.workersCompensation[rules.province]),
    regulators: ({ record }) => record.regulators.map(({ name, role }) => words.pair(name, role)).join("; "),
    changes: ({ rules }) =>
      rules.changes.map(({ key, day }) => words.pair(longDate(day), words.changes[key])).join("; ") || words.noChanges,
  };
  const shownBy: Readonly<Partial<Record<RowId, MoveDifference>>> = {
    auto: "auto",
    minimumLiability: "minimumLiability",
    homeTax: "homeTax",
    hospitalDay: "hospitalDay",
    probate: "probate",
    pensionPlan: "pensionPlan",
  };

  return (answer: ProvincialGuideAnswer): readonly AnswerBlock[] => {
    const columns = columnsOf(answer);
    if (columns.length === 0) return [];
    const isMove = columns.length > 1;
    const { isChanged, move, disagreement } = words;
    const verdictOn = (row: RowId) => {
      const difference = shownBy[row];
      if (difference === undefined) return isChanged.mayDiffer;
      return answer.differences.includes(difference) ? isChanged.yes : isChanged.no;
    };
    const headers = [words.what, ...columns.map(({ record }) => record.name), ...(isMove ? [isChanged.header] : [])];
    return [
      {
        kind: "table",
        title: isMove ? words.sideBySide : words.atAGlance,
        columns: headers.map((header) => ({ header })),
        rows: rowIds.map((row) => [
          words.rows[row],
          ...columns.map((column) => cells[row](column)),
          ...(isMove ? [verdictOn(row)] : []),
        ]),
      },
      ...(isMove
        ? [
            {
              kind: "list" as const,
              title: move.title,
              lead: move.lead,
              items: answer.tasks.map((task) => practice(move.tasks[task])),
            },
          ]
        : []),
      {
        kind: "list",
        title: disagreement.title,
        items: [
          ...disagreement.steps.map(practice),
          ...(columns.some(({ rules }) => rules.province === "QC")
            ? [{ text: disagreement.inQuebec, basis: "S136" as const }]
            : []),
          {
            text: disagreement.timeLimit,
            // The source speaks of Quebec only.
            basis: columns.every(({ rules }) => rules.province === "QC") ? "S136" : "practice",
          },
        ],
      },
    ];
  };
}
