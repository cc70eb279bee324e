/* The owner's calendar: the amounts to update each month, with their places in the code. */
import { readFileSync } from "node:fs";
import type { ListedFigure } from "../../src/domain/figure-age.ts";
import { locale } from "../../src/format/locale-en.ts";
import { formatDollars } from "../../src/format/money.ts";
import { tableRows, textFiles } from "../pages/text-files.ts";

/** A pattern of the table; without one nothing matches. */
const patternOf = (source = "") => new RegExp(source || "(?!)");

/**
 * The months in which offices publish new yearly amounts, 1 being January. The amounts are named by their constants, as
 * `npm run figures` names them, or by the lines of text that print them. A test checks that every constant that expires
 * within a year or two belongs to one of these publications.
 */
export const publications = tableRows(readFileSync("scripts/figures/publications.tsv", "utf8")).map(
  ({ month, office = "", what = "", url = "", figures, lines }) => {
    return { month: Number(month), office, what, url, figures: patternOf(figures), lines: patternOf(lines) };
  },
);

type Publication = (typeof publications)[number];

/** A constant and its file. */
export interface PlacedFigure extends ListedFigure {
  readonly file: string;
}

/** The line on which a constant begins. */
function lineOf({ name, file }: PlacedFigure): number {
  const begins = new RegExp(String.raw`^\s*"?${name.split(": ")[1]}"?: `);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.findIndex((line) => begins.test(line)) + 1;
}

type Amount = ListedFigure["figure"] & { readonly value?: unknown; readonly unit?: string };

/** An amount as printed in texts, such as "$1,741.20" or "7.5%"; `undefined` for one too ambiguous to search for. */
export function printedAmount({ value, unit = "" }: Amount): string | undefined {
  if (typeof value === "number" && unit === "percent") return `${value}%`;
  if (typeof value !== "number" || !unit.startsWith("CAD") || value < 100) return undefined;
  return Number.isInteger(value)
    ? formatDollars(value)
    : `$${value.toLocaleString("en-CA", { minimumFractionDigits: 2 })}`;
}

const texts = textFiles("src/content/en/**/*.{md,ts}").map(({ file, text }) => ({ file, lines: text.split("\n") }));

/** The lines of all texts that match a pattern, by file and number. */
function linesWith(pattern: RegExp): readonly string[] {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}`] : [])),
  );
}

/**
 * The lines that print a constant's amount. Round amounts must also cite the constant's source, because they occur for
 * many other reasons.
 */
export function linesPrinting(figure: Amount): readonly string[] {
  const amount = printedAmount(figure);
  if (amount === undefined) return [];
  const digits = String.raw`${amount.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\d,]*\d|\.\d)`;
  const isRound = amount.endsWith("%") || (Number(amount.replaceAll(/\D/g, "")) % 100 === 0 && !amount.includes("."));
  return linesWith(new RegExp(isRound ? String.raw`basis="${figure.basis}"[^>]*>[^<]*${digits}` : digits));
}

/** Whether a constant expires within a year from a date. Rules of thumb and laws expire later. */
export function isYearly({ figure }: ListedFigure, today: string): boolean {
  return Date.parse(figure.validTo) - Date.parse(today) <= 365 * 86_400_000;
}

/** The constants of a publication. */
export function figuresOf({ figures }: Publication, listed: readonly PlacedFigure[]): readonly PlacedFigure[] {
  return listed.filter(({ name }) => figures.test(name));
}

function entry(publication: Publication, listed: readonly PlacedFigure[]): string[] {
  const { office, what, url, lines } = publication;
  const own = figuresOf(publication, listed);
  const inTexts = [...own.flatMap(({ figure }) => linesPrinting(figure)), ...linesWith(lines)];
  return [
    `  ${office}: ${what}`,
    `      ${url}`,
    ...own.map(
      (placed) => `      ${placed.file}:${lineOf(placed)} ${placed.name.split(": ")[1]}, now of ${placed.figure.asOf}`,
    ),
    ...[...new Set(inTexts)].map((where) => `      ${where}`),
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
