/* Finds the lines that print an amount, and whether they mention its year. */
import type { ListedFigure } from "../../src/domain/figure-age.ts";
import { formatDollars } from "../../src/format/money.ts";
import { textFiles } from "../pages/text-files.ts";

/** A line of a content file. */
export interface PrintedLine {
  readonly file: string;
  readonly line: number;
  readonly saysYear: boolean;
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

/** The context of a line: its paragraph, and the caption if it is a table row. */
function surroundings(lines: readonly string[], index: number): string {
  let from = index;
  let to = index;
  while (from > 0 && lines[from - 1]?.trim() !== "") from -= 1;
  while (to < lines.length - 1 && lines[to + 1]?.trim() !== "") to += 1;
  const caption =
    lines[index]?.startsWith("|") === true ? lines.slice(0, index).findLast((line) => line.includes("caption=")) : "";
  return [caption, ...lines.slice(from, to + 1)].join("\n");
}

const texts = textFiles("src/content/en/**/*.{md,ts}").map(({ file, text }) => ({ file, lines: text.split("\n") }));

/**
 * The lines of all texts that match a pattern.
 * @param asOf - Date label whose years their context may mention; "2025–26" has two. Without it, any year will do.
 */
export function printedLines(pattern: RegExp, asOf = ""): readonly PrintedLine[] {
  const years = new RegExp(String.raw`\b(?:${asOf.match(/20\d\d/g)?.join("|") ?? String.raw`20\d\d`})\b`);
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) =>
      pattern.test(text) ? [{ file, line: index + 1, saysYear: years.test(surroundings(lines, index)) }] : [],
    ),
  );
}

/**
 * The lines that print a constant's amount. Round amounts must also cite the constant's source, because they occur for
 * many other reasons.
 */
export function linesPrinting(figure: Amount): readonly PrintedLine[] {
  const amount = printedAmount(figure);
  if (amount === undefined) return [];
  const digits = String.raw`${amount.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\d,]*\d|\.\d)`;
  const isRound = amount.endsWith("%") || (Number(amount.replaceAll(/\D/g, "")) % 100 === 0 && !amount.includes("."));
  const pattern = new RegExp(isRound ? String.raw`basis="${figure.basis}"[^>]*>[^<]*${digits}` : digits);
  return printedLines(pattern, figure.asOf);
}
