import type { FigureBasis } from "#domain/figure.ts";
import type { CoverageGapAnswer, GapRisk, RiskRow } from "#domain/tools/coverage-gap-answer.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";

/** Words of the analyzer's table. */
export interface CoverageGapBlockWords {
  readonly title: string;
  readonly columns: readonly [risk: string, standing: string, atStake: string, cover: string, net: string];
  readonly risks: Readonly<Record<GapRisk, string>>;
  readonly standings: Readonly<Record<RiskRow["status"], string>>;
  readonly nothingToLose: string;
}

/** Losses given by one figure, ours or of a source. The others are calculated from the entries. */
const stakes: Readonly<Partial<Record<GapRisk, { readonly basis: FigureBasis }>>> = {
  death: { basis: "illustrative" },
  water: { basis: "S221" },
  earthquake: { basis: "illustrative" },
};

/** Rows whose loss has no amount. */
const unvalued: ReadonlySet<RiskRow["status"]> = new Set([
  "amountUnknown",
  "provinceUnknown",
  "notAnswered",
  "insuredUpTo",
  "limitOpen",
  "noneListed",
]);

/** Rows whose coverage isn't known. */
const openCoverage: ReadonlySet<RiskRow["status"]> = new Set([
  "toCheck",
  "notAnswered",
  "provinceUnknown",
  "limitOpen",
]);

/** Rows that hold without any coverage, so that an unlisted one may be none or unknown. */
const openWithoutLimit: ReadonlySet<RiskRow["status"]> = new Set(["amountUnknown", "youCanCarryIt"]);

function coverCell({ status, cover }: RiskRow): string {
  const isOpen = openCoverage.has(status) || (cover === 0 && openWithoutLimit.has(status));
  return isOpen ? "–" : formatRounded(cover);
}

function stakeCell({ risk, status, atStake }: RiskRow): CellWords {
  if (unvalued.has(status)) return "–";
  const basis = stakes[risk]?.basis;
  return basis === undefined ? formatRounded(atStake) : { text: formatRounded(atStake), basis };
}

/** The analyzer's table. What is no risk is listed with the reasons not to buy. */
export function coverageGapBlocks({ title, columns, risks, standings, nothingToLose }: CoverageGapBlockWords) {
  return ({ rows }: CoverageGapAnswer): readonly AnswerBlock[] => [
    {
      kind: "table",
      title,
      columns: columns.map((header, column) => (column < 2 ? { header } : { header, numeric: true })),
      rows: rows
        .filter(({ status }) => status !== "notExposed")
        .map((row) => [
          risks[row.risk],
          row.status === "covered" && row.atStake === 0 ? nothingToLose : standings[row.status],
          stakeCell(row),
          coverCell(row),
          row.net === 0 ? "–" : formatRounded(row.net),
        ]),
    },
  ];
}
