import type { FigureBasis } from "#domain/figure.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { AnswerBlock, CellWords } from "#domain/tools/tool-words.ts";
import type { CsvCell } from "#format/csv.ts";
import { numbersIn } from "#format/written-numbers.ts";
import type { AnswerView, HeadlineView, LabelledValue } from "#widgets/tools/tool/definition/answer-view.ts";

function textOf(cell: CellWords): string {
  return typeof cell === "string" ? cell : cell.text;
}

function part(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `- ${line}`)];
}

/** What the headline says, lists by name and assumes. A request lists and assumes nothing. */
function partsOf(headline: HeadlineView) {
  if (headline.kind === "ask") return { value: headline.ask, lines: [], assumed: [] };
  const { figure, lines = [], assumed } = headline;
  return { value: figure, lines: lines.map(({ name, standing }) => ({ label: name, value: standing })), assumed };
}

/** Formats an answer as plain text. */
export function answerAsText(title: string, day: string, view: AnswerView, shared: SharedToolWords): string {
  const { headline, answers, assumptions, unanswered, working, warnings, reasonsNotToBuy } = view;
  const { value: figure, lines, assumed } = partsOf(headline);
  const pair = ({ label, value }: LabelledValue) => shared.pair(label, value);
  return [
    `${title} (${day})`,
    "",
    shared.pair(headline.label, figure),
    ...lines.map((line) => `- ${line.value === "" ? line.label : pair(line)}`),
    headline.sentence,
    ...view.decisive,
    ...part(shared.answer.assumed, assumed.map(pair)),
    ...part(shared.answer.yourAnswers, answers.map(pair)),
    ...part(shared.answer.assumptions, [
      ...assumptions.map(pair),
      ...unanswered.map((label) => pair({ label, value: shared.notChosen })),
    ]),
    ...part(
      shared.answer.working,
      working.map(({ label, expression, value }) =>
        pair({ label, value: expression === undefined ? value : `${expression} = ${value}` }),
      ),
    ),
    ...part(shared.answer.warnings, warnings),
    ...part(shared.answer.reasonsNotToBuy, reasonsNotToBuy),
    "",
    shared.answer.closing,
    "",
  ].join("\n");
}

/** Rounds a number to four decimals, without floating-point noise. */
function numberCell(value = Number.NaN): CsvCell {
  return Number.isFinite(value) ? Number(value.toFixed(4)) : "";
}

function row(section: string, { label, value, number }: LabelledValue, calculation = "", kind = "", year = "") {
  return [section, label, value, numberCell(number), calculation, kind, year];
}

const amount = /^[+\u2212-]?\$?[\d,\s]*[.,]?\d+(?:\s?\$)?\s?%?(?:\s[\p{L} ]+)?$/u;

/** Number in a cell, with a percentage as a fraction; `NaN` for a range or text. */
function numberIn(text: string): number {
  const [size = Number.NaN, another] = numbersIn(text);
  if (another !== undefined || !amount.test(text)) return Number.NaN;
  const value = /[\u2212-]/.test(text) ? -size : size;
  return text.includes("%") ? value / 100 : value;
}

interface BlockRow extends LabelledValue {
  readonly section: string;
}

/** Rows of a block. Each cell of a table becomes a row, so that its number has its own cell. */
function blockRows(block: AnswerBlock, shared: SharedToolWords): readonly BlockRow[] {
  const section = block.title;
  switch (block.kind) {
    case "message":
      return [{ section, label: block.text, value: "" }];
    case "calendar":
      return block.events.map(({ day, title }) => ({ section, label: title, value: day }));
    case "list":
      return block.items.map((item) => ({ section, label: textOf(item), value: "" }));
    case "table":
      return block.rows.flatMap(([first = "", ...rest]) =>
        rest.map((cell, index) => {
          const value = textOf(cell);
          const name = textOf(first);
          const label = rest.length === 1 ? name : shared.pair(name, block.columns[index + 1]?.header ?? "");
          return { section, label, value, number: numberIn(value) };
        }),
      );
  }
}

/** Rows for a CSV file. Columns: section, label, formatted value, number, calculation, kind of figure, year. */
export function answerAsRows(view: AnswerView, shared: SharedToolWords): readonly (readonly CsvCell[])[] {
  const { headline, answers, assumptions, unanswered, working, sensitivity, extraBlocks } = view;
  const { value, lines, assumed } = partsOf(headline);
  const kinds = (bases: readonly FigureBasis[]) => [...new Set(bases.map(shared.basis))].join("; ");
  return [
    row(shared.answer.heading, { label: headline.label, value }, headline.sentence),
    ...lines.map((line) => row(shared.answer.heading, line)),
    ...assumed.map((assumption) => row(shared.answer.assumed, assumption)),
    ...view.decisive.map((label) => row(shared.answer.warnings, { label, value: "" })),
    ...answers.map((answer) => row(shared.answer.yourAnswers, answer)),
    ...assumptions.map((assumption) => row(shared.answer.assumptions, assumption)),
    ...unanswered.map((label) => row(shared.answer.assumptions, { label, value: shared.notChosen })),
    ...working.map(({ expression, figures, ...step }) =>
      row(
        shared.answer.working,
        step,
        expression,
        kinds(figures.map(({ basis }) => basis)),
        [...new Set(figures.map(({ asOf }) => asOf))].join("; "),
      ),
    ),
    ...sensitivity.flatMap(({ label, low, high }) =>
      [low, high].map((end) => row(shared.answer.sensitivity, { ...end, label: shared.pair(label, end.label) })),
    ),
    ...extraBlocks.flatMap((block) => blockRows(block, shared)).map(({ section, ...rest }) => row(section, rest)),
  ];
}
