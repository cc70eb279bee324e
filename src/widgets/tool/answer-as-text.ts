import type { FigureBasis } from "#domain/figure.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { CellWords } from "#domain/tools/tool-words.ts";
import type { AnswerView } from "./answer-view.ts";

function textOf(cell: CellWords): string {
  return typeof cell === "string" ? cell : cell.text;
}

function part(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `- ${line}`)];
}

/** An answer as plain text to paste into a letter or a note. */
export function answerAsText(title: string, day: string, view: AnswerView, shared: SharedToolWords): string {
  const { headline, answers, assumptions, working, warnings, mayNeedNone } = view;
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
    ...part(shared.answer.mayNeedNone, mayNeedNone),
    "",
    shared.answer.closing,
    "",
  ].join("\n");
}

/** An answer as rows of a table for spreadsheets: section, label, value, calculation, kind of figure, year. */
export function answerAsRows(view: AnswerView, shared: SharedToolWords): readonly (readonly string[])[] {
  const { headline, answers, assumptions, working, changes, more } = view;
  const kinds = (bases: readonly FigureBasis[]) => [...new Set(bases.map(shared.basis))].join("; ");
  return [
    [shared.answer.heading, headline.label, headline.figure, headline.sentence, "", ""],
    ...answers.map(({ label, value }) => [shared.answer.yourAnswers, label, value, "", "", ""]),
    ...assumptions.map(({ label, value }) => [shared.answer.assumptions, label, value, "", "", ""]),
    ...working.map(({ label, expression = "", value, figures }) => [
      shared.answer.working,
      label,
      value,
      expression,
      kinds(figures.map(({ basis }) => basis)),
      [...new Set(figures.map(({ asOf }) => asOf))].join("; "),
    ]),
    ...changes.flatMap(({ label, low, high }) =>
      [low, high].map((end) => [shared.answer.whatWouldChange, `${label}: ${end.label}`, end.value, "", "", ""]),
    ),
    ...more.flatMap((block) =>
      block.kind === "message"
        ? [[block.title, block.text, "", "", "", ""]]
        : block.kind === "calendar"
          ? block.events.map(({ day, title }) => [block.title, title, day, "", "", ""])
          : block.kind === "table"
            ? block.rows.map(([first = "", ...rest]) => [
                block.title,
                textOf(first),
                rest.map(textOf).join("; "),
                "",
                "",
                "",
              ])
            : block.items.map((item) => [block.title, textOf(item), "", "", "", ""]),
    ),
  ];
}
