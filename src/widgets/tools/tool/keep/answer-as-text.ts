import type { FigureBasis } from "#domain/figure.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import type { CsvCell } from "#format/csv.ts";
import type { AnswerView, LabelledValue } from "#widgets/tools/tool/definition/answer-view.ts";

function textOf(cell: CellWords): string {
  return typeof cell === "string" ? cell : cell.text;
}

function part(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `- ${line}`)];
}

/** An answer as plain text to paste into a letter or a note. */
export function answerAsText(title: string, day: string, view: AnswerView, shared: SharedToolWords): string {
  const { headline, answers, assumptions, working, warnings, reasonsNotToBuy } = view;
  return [
    `${title} (${day})`,
    "",
    `${headline.label}: ${headline.figure}`,
    headline.sentence,
    ...part(
      shared.answer.yourAnswers,
      answers.map(({ label, value }) => `${label}: ${value}`),
    ),
    ...part(
      shared.answer.assumptions,
      assumptions.map(({ label, value }) => `${label}: ${value}`),
    ),
    ...part(
      shared.answer.working,
      working.map(({ label, expression, value }) =>
        expression === undefined ? `${label}: ${value}` : `${label}: ${expression} = ${value}`,
      ),
    ),
    ...part(shared.answer.warnings, warnings),
    ...part(shared.answer.reasonsNotToBuy, reasonsNotToBuy),
    "",
    shared.answer.closing,
    "",
  ].join("\n");
}

/** A number as precise as a spreadsheet needs it: to a ten-thousandth, without the noise of binary fractions. */
function numberCell(value = Number.NaN): CsvCell {
  return Number.isFinite(value) ? Number(value.toFixed(4)) : "";
}

/** @param rest Calculation, kind of figure, year. */
function row(section: string, { label, value, number }: LabelledValue, ...rest: readonly string[]) {
  const [calculation = "", kind = "", year = ""] = rest;
  return [section, label, value, numberCell(number), calculation, kind, year];
}

function blockRows(block: AnswerBlock): readonly (readonly [section: string, label: string, value: string])[] {
  switch (block.kind) {
    case "message":
      return [[block.title, block.text, ""]];
    case "calendar":
      return block.events.map(({ day, title }) => [block.title, title, day]);
    case "table":
      return block.rows.map(([first = "", ...rest]) => [block.title, textOf(first), rest.map(textOf).join("; ")]);
    case "list":
      return block.items.map((item) => [block.title, textOf(item), ""]);
  }
}

/**
 * An answer as rows of a table for spreadsheets: section, label, value as it is read, the same as a number, calculation,
 * kind of figure, year.
 */
export function answerAsRows(view: AnswerView, shared: SharedToolWords): readonly (readonly CsvCell[])[] {
  const { headline, answers, assumptions, working, sensitivity, extraBlocks } = view;
  const kinds = (bases: readonly FigureBasis[]) => [...new Set(bases.map(shared.basis))].join("; ");
  return [
    row(shared.answer.heading, { label: headline.label, value: headline.figure }, headline.sentence),
    ...answers.map((answer) => row(shared.answer.yourAnswers, answer)),
    ...assumptions.map((assumption) => row(shared.answer.assumptions, assumption)),
    ...working.map(({ expression = "", figures, ...step }) =>
      row(
        shared.answer.working,
        step,
        expression,
        kinds(figures.map(({ basis }) => basis)),
        [...new Set(figures.map(({ asOf }) => asOf))].join("; "),
      ),
    ),
    ...sensitivity.flatMap(({ label, low, high }) =>
      [low, high].map((end) => row(shared.answer.sensitivity, { ...end, label: `${label}: ${end.label}` })),
    ),
    ...extraBlocks.flatMap(blockRows).map(([section, label, value]) => row(section, { label, value })),
  ];
}
