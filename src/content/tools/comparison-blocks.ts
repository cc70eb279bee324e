import { formatDollars, formatExactDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import type { ComparedField, ComparisonAnswer } from "#domain/tools/comparison-answer.ts";
import { comparedFields, type ComparisonValues, type Quote } from "#domain/tools/comparison-inputs.ts";
import type { AnswerBlock } from "#domain/tools/tool-words.ts";

type Line = keyof typeof comparedFields;

/** Words of the tables and the message below the comparison of quotes. */
export interface ComparisonBlockWords {
  readonly fields: Readonly<
    Record<ComparedField, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>
  >;
  /** A field's label without the unit behind its comma. */
  readonly withoutUnit: (label: string) => string;
  readonly quote: (ordinal: number) => string;
  readonly unknown: string;
  readonly sideBySide: {
    readonly title: string;
    readonly columns: readonly [subject: string, verdict: string];
    readonly premium: readonly [label: string, verdict: string];
    readonly deductible: readonly [label: string, verdict: string];
    readonly same: string;
    readonly differs: string;
    readonly notAllKnown: string;
  };
  readonly message: {
    readonly title: string;
    readonly lead: string;
    readonly deductible: string;
    readonly term: (name: string, value: string) => string;
    readonly text: (line: Line, terms: readonly string[]) => readonly string[];
  };
  readonly flipPoints: {
    readonly title: string;
    readonly columns: readonly [quotes: string, rate: string];
    readonly pair: (one: string, other: string) => string;
    /** How often a claim comes: "one claim in 15.5 years". */
    readonly everyYears: (years: number) => string;
    readonly never: string;
  };
  readonly unitPrice: {
    readonly title: (line: Line) => string;
    readonly columns: readonly [quote: string, price: string];
  };
}

const dollarFields: ReadonlySet<ComparedField> = new Set([
  "dwellingLimit",
  "contents",
  "livingExpense",
  "liability",
  "waterDeductible",
  "comprehensiveDeductible",
  "lossOfUse",
  "amount",
  "renewalPrice",
  "maximum",
]);

/** The first value that a quote names, or nothing. */
function firstKnown(values: readonly string[]): string {
  return values.find((value) => value !== "") ?? "";
}

/** The tables and the message below the comparison of quotes. */
export function comparisonBlocks(words: ComparisonBlockWords) {
  const nameOf = (field: ComparedField) => words.withoutUnit(words.fields[field].label);
  const quoteName = (name: string, ordinal: number) => (name === "" ? words.quote(ordinal) : `${ordinal}. ${name}`);
  const nameAt = (quotes: readonly Quote[], ordinal: number) => quoteName(quotes[ordinal - 1]?.name ?? "", ordinal);
  const dollarsOr = (value: number | null) => (value === null ? words.unknown : formatDollars(value));

  function valueOf(quote: Quote, field: ComparedField): string {
    const value = quote[field];
    if (value === null || value === "") return "";
    if (typeof value === "string") return words.fields[field].options?.[value] ?? value;
    if (dollarFields.has(field)) return formatDollars(value);
    return field === "earthquakePct" ? formatPercent(value / 100) : formatNumber(value);
  }

  /** Prices differ by nature; a different deductible is counted in the cost. */
  function priceRows(line: Line, quotes: readonly Quote[]): readonly (readonly string[])[] {
    const { premium, deductible, same } = words.sideBySide;
    const isOneDeductible = new Set(quotes.map((quote) => quote.deductible)).size === 1;
    const premiums = [premium[0], ...quotes.map((quote) => dollarsOr(quote.premium)), premium[1]];
    if (line === "life" && quotes.every((quote) => quote.deductible === null)) return [premiums];
    const verdict = isOneDeductible ? same : deductible[1];
    return [premiums, [deductible[0], ...quotes.map((quote) => dollarsOr(quote.deductible)), verdict]];
  }

  function sideBySide(line: Line, quotes: readonly Quote[]): readonly AnswerBlock[] {
    if (quotes.length < 2 || quotes.every(({ premium }) => premium === null)) return [];
    const { title, columns, same, differs, notAllKnown } = words.sideBySide;
    const rows = comparedFields[line]
      .map((field) => ({ field, values: quotes.map((quote) => valueOf(quote, field)) }))
      .filter(({ values }) => firstKnown(values) !== "")
      .map(({ field, values }) => {
        const said = values.filter((value) => value !== "");
        const isSame = new Set(said).size === 1;
        const verdict = isSame ? (said.length === values.length ? same : notAllKnown) : differs;
        return [nameOf(field), ...values.map((value) => value || words.unknown), verdict];
      });
    const names = quotes.map(({ name }, index) => quoteName(name, index + 1));
    return [
      {
        kind: "table",
        title,
        columns: [columns[0], ...names, columns[1]].map((header) => ({ header })),
        rows: [...priceRows(line, quotes), ...rows],
      },
    ];
  }

  /** A message that asks for the same terms as the first quote that names them. */
  function askAgain(
    line: Line,
    differences: readonly ComparedField[],
    quotes: readonly Quote[],
  ): readonly AnswerBlock[] {
    if (differences.length === 0) return [];
    const { title, lead, term, text, deductible: label } = words.message;
    const deductible = quotes.map((quote) => quote.deductible).find((value) => value !== null) ?? null;
    const terms = [
      ...(deductible === null ? [] : [term(label, formatDollars(deductible))]),
      ...differences.map((field) => term(nameOf(field), firstKnown(quotes.map((quote) => valueOf(quote, field))))),
    ];
    return [{ kind: "message", title, lead, text: text(line, terms).join("\n") }];
  }

  function flipPointTable(
    flipPoints: ComparisonAnswer["flipPoints"],
    quotes: readonly Quote[],
  ): readonly AnswerBlock[] {
    if (flipPoints.length === 0) return [];
    const { title, columns, pair, everyYears, never } = words.flipPoints;
    return [
      {
        kind: "table",
        title,
        columns: columns.map((header) => ({ header })),
        rows: flipPoints.map(({ one, other, frequency }) => [
          pair(nameAt(quotes, one), nameAt(quotes, other)),
          frequency === 0 ? never : everyYears(1 / frequency),
        ]),
      },
    ];
  }

  function unitPriceTable(line: Line, priced: ComparisonAnswer["quotes"]): readonly AnswerBlock[] {
    if (priced.every(({ unitPrice }) => unitPrice === null)) return [];
    const { title, columns } = words.unitPrice;
    return [
      {
        kind: "table",
        title: title(line),
        columns: [{ header: columns[0] }, { header: columns[1], numeric: true }],
        rows: priced.map(({ name, ordinal, unitPrice }) => [
          quoteName(name, ordinal),
          unitPrice === null ? words.unknown : formatExactDollars(unitPrice),
        ]),
      },
    ];
  }

  return (
    { quotes: priced, differences, flipPoints }: ComparisonAnswer,
    { line, quotes }: ComparisonValues,
  ): readonly AnswerBlock[] => [
    ...sideBySide(line, quotes),
    ...askAgain(line, differences, quotes),
    ...(differences.length > 0 ? [] : flipPointTable(flipPoints, quotes)),
    ...unitPriceTable(line, priced),
  ];
}
