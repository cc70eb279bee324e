/* The owner's calendar: the amounts to update each month, with their places in the code. */
import { readFileSync } from "node:fs";
import type { ListedFigure } from "../../src/domain/figure-age.ts";
import { locale } from "../../src/format/locale-en.ts";
import { linesPrinting, printedLines, type PrintedLine } from "./printed-lines.ts";
import { tableRows } from "../pages/text-files.ts";

const pattern = (source = "") => (source === "" ? undefined : new RegExp(source));

/**
 * The months in which offices publish new yearly amounts, 1 being January. The amounts are named by their constants, as
 * `npm run figures` names them, or by the lines of text that print them. A test checks that every constant that expires
 * within a year or two belongs to one of these publications.
 */
export const publications = tableRows(readFileSync("scripts/figures/publications.tsv", "utf8")).map(
  ({ month, office = "", what = "", url = "", figures, lines }) => {
    return { month: Number(month), office, what, url, figures: pattern(figures), lines: pattern(lines) };
  },
);

type Publication = (typeof publications)[number];

/** A constant and its file. */
export interface PlacedFigure extends ListedFigure {
  readonly file: string;
}

/** The line on which a constant begins. */
function lineOf({ name, file }: PlacedFigure): number {
  const key = name.split(": ")[1] ?? "";
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.findIndex((line) => new RegExp(String.raw`^\s*"?${key}"?: `).test(line)) + 1;
}

const place = ({ file, line }: Pick<PrintedLine, "file" | "line">) => `${file}:${line}`;

/** Whether a constant expires within a year from a date. Rules of thumb and laws expire later. */
export function isYearly({ figure }: ListedFigure, today: string): boolean {
  return Date.parse(figure.validTo) - Date.parse(today) <= 365 * 86_400_000;
}

/** The constants of a publication. */
export function figuresOf({ figures }: Publication, listed: readonly PlacedFigure[]): readonly PlacedFigure[] {
  return figures === undefined ? [] : listed.filter(({ name }) => figures.test(name));
}

function entry(publication: Publication, listed: readonly PlacedFigure[]): string[] {
  const { office, what, url, lines } = publication;
  const own = figuresOf(publication, listed);
  const inTexts = [
    ...own.flatMap(({ figure }) => linesPrinting(figure)),
    ...(lines === undefined ? [] : printedLines(lines)),
  ];
  return [
    `  ${office}: ${what}`,
    `      ${url}`,
    ...own.map(
      (placed) =>
        `      ${place({ file: placed.file, line: lineOf(placed) })} ${placed.name.split(": ")[1]}, now of ${placed.figure.asOf}`,
    ),
    ...[...new Set(inTexts.map(place))].map((where) => `      ${where}`),
  ];
}

/** The next twelve months from a date, each with the amounts to update. */
export function calendarReport(listed: readonly PlacedFigure[], today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const thisMonth = Number(today.slice(5, 7));
  const yearly = listed.filter((figure) => isYearly(figure, today));
  return Array.from({ length: 12 }, (_, index) => thisMonth + index).flatMap((month) => {
    const number = ((month - 1) % 12) + 1;
    const due = publications.filter((publication) => publication.month === number);
    if (due.length === 0) return [];
    const heading = `${locale.monthNames[number - 1]} ${year + Math.floor((month - 1) / 12)}`;
    return [heading, ...due.flatMap((publication) => entry(publication, yearly)), ""];
  });
}

/** The lines of text that print an amount expired on a date, or one without a constant, and mention no year. */
export function silentLines(listed: readonly PlacedFigure[], today: string): readonly string[] {
  const printed = [
    ...listed
      .filter(({ figure }) => figure.validTo < today)
      .map(({ name, figure }) => ({ what: `${name} of ${figure.asOf}`, lines: linesPrinting(figure) })),
    ...publications.map(({ office, lines }) => ({
      what: office,
      lines: lines === undefined ? [] : printedLines(lines),
    })),
  ];
  const silent = printed.flatMap(({ what, lines }) =>
    lines.filter(({ saysYear }) => !saysYear).map((line) => `${place(line)}: ${what}`),
  );
  return [...new Set(silent)];
}
