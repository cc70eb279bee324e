/* Where texts print an amount, and whether they say of which year it is. */
import { globSync, readFileSync } from "node:fs";
import type { ListedFigure } from "../../src/domain/figure-age.ts";
import { formatDollars } from "../../src/format/money.ts";

/** A line of a text. */
export interface PrintedLine {
  readonly file: string;
  readonly line: number;
  readonly saysYear: boolean;
}

type Amount = ListedFigure["figure"] & { readonly value?: unknown; readonly unit?: string };

/** An amount as texts print it: "$1,741.20", "7.5%"; nothing for what reads too much like others. */
export function printedAmount({ value, unit = "" }: Amount): string | undefined {
  if (typeof value === "number" && unit === "percent") return `${value}%`;
  if (typeof value !== "number" || !unit.startsWith("CAD") || value < 100) return undefined;
  return Number.isInteger(value)
    ? formatDollars(value)
    : `$${value.toLocaleString("en-CA", { minimumFractionDigits: 2 })}`;
}

/** The years that a text on when a value was true names: "2025–26" is two. */
function yearsOf(asOf: string): readonly string[] {
  return asOf.match(/20\d\d/g) ?? [];
}

/** What a reader has before their eyes with a line: its paragraph, and the caption where it is a row of a table. */
function surroundings(lines: readonly string[], index: number): string {
  let from = index;
  let to = index;
  while (from > 0 && lines[from - 1]?.trim() !== "") from -= 1;
  while (to < lines.length - 1 && lines[to + 1]?.trim() !== "") to += 1;
  const caption =
    lines[index]?.startsWith("|") === true ? lines.slice(0, index).findLast((line) => line.includes("caption=")) : "";
  return [caption, ...lines.slice(from, to + 1)].join("\n");
}

const files = () => globSync("src/content/en/**/*.{md,ts}").toSorted((one, other) => one.localeCompare(other));

/** The lines of all texts that a test picks, with whether one of the years, or any where none is known, is named beside them. */
export function printedLines(isMeant: (line: string) => boolean, asOf: string): readonly PrintedLine[] {
  const years = yearsOf(asOf);
  return files().flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((text, index) => {
      if (!isMeant(text)) return [];
      const around = surroundings(lines, index);
      const saysYear = years.length === 0 ? /\b20\d\d\b/.test(around) : years.some((year) => around.includes(year));
      return [{ file, line: index + 1, saysYear }];
    });
  });
}

/** Where texts print an amount that a constant holds. A round one is printed for much else, so it must have the same source. */
export function linesPrinting(figure: Amount): readonly PrintedLine[] {
  const amount = printedAmount(figure);
  if (amount === undefined) return [];
  const digits = String.raw`${amount.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\d,]*\d|\.\d)`;
  const isRound = amount.endsWith("%") || (Number(amount.replaceAll(/\D/g, "")) % 100 === 0 && !amount.includes("."));
  const meant = new RegExp(isRound ? String.raw`basis="${figure.basis}"[^>]*>[^<]*${digits}` : digits);
  return printedLines((line) => meant.test(line), figure.asOf);
}
