import type { IsoDay } from "#domain/dated-figure.ts";
import { comparisonAssumptions } from "#domain/figures/comparison-assumptions.ts";
import { comparedFields, type ComparisonValues, type Quote } from "./comparison-inputs.ts";
import { dollars, number, over, plus, times } from "./expression.ts";
import { premiumTax, whyNoTax, type PremiumTax, type WhyNoTax } from "./premium-tax.ts";
import { ask, claim, conclude } from "./headline.ts";
import type { Chart, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** A field that must be equal for prices to be comparable. */
export type ComparedField = (typeof comparedFields)[keyof typeof comparedFields][number];

/** Message keys of the quote comparison. Quotes are numbered from 1; amounts are in dollars. */
export interface ComparisonAnswerKeys {
  readonly headline: {
    /** Coverage differs, so the prices are not comparable. `differences` is 0 if the visitor says so without details. */
    notComparable: { differences: number };
    /**
     * The cheapest of quotes that cover the same, which `coverageKnown` says. `turnsAt`: claims a year from which the next
     * one costs the same; `null` if it never does.
     */
    cheapest: {
      quote: number;
      name: string;
      expected: number;
      saving: number;
      coverageKnown: boolean;
      turnsAt: number | null;
    };
    same: { coverageKnown: boolean };
  };
  readonly asks: {
    /** Fewer than two quotes with a premium. */
    needTwoQuotes: object;
    /** The tax on premiums depends on the province. */
    chooseProvince: object;
    /** A quote with other details has no premium. */
    premiumMissing: { quote: number; name: string };
    deductibleMissing: { quote: number; name: string };
  };
  readonly working: "cost" | "expected" | "unitPrice" | "flipPoint";
  readonly charts: "cost" | "flip" | "quote";
  readonly warnings: {
    taxUnknown: { why: WhyNoTax };
    oneClaimRate: object;
    /** One quote is cheaper and also has the lower deductible. */
    alwaysWins: { better: number; worse: number };
    notFilledIn: { fields: number };
  };
  readonly reasonsNotToBuy: { nothing: object };
}

/** A quote with its yearly cost. */
export interface PricedQuote {
  /** Number in the form, from 1. */
  readonly ordinal: number;
  readonly name: string;
  /** Premium with tax and fees. */
  readonly cost: number;
  /** Cost including the deductibles of expected claims. */
  readonly expected: number;
  /** Price per $1,000 of dwelling limit or $100,000 of life insurance; `null` for other lines. */
  readonly unitPrice: number | null;
}

/** Break-even: claims a year at which two quotes cost the same. */
export interface BreakEvenPoint {
  readonly one: number;
  readonly other: number;
  readonly frequency: number;
}

export interface ComparisonAnswer extends ToolAnswer<ComparisonAnswerKeys> {
  readonly quotes: readonly PricedQuote[];
  readonly differences: readonly ComparedField[];
  readonly flipPoints: readonly BreakEvenPoint[];
}

/** Fields of the line with different values in at least two quotes. */
function differencesOf(line: ComparisonValues["line"], quotes: readonly Quote[]): readonly ComparedField[] {
  return comparedFields[line].filter((field) => {
    const said = quotes.map((quote) => quote[field]).filter((value) => value !== null && value !== "");
    return new Set(said).size > 1;
  });
}

/** Number of fields that one quote states and another doesn't, so that they may differ. */
function openFields(line: ComparisonValues["line"], quotes: readonly Quote[]): number {
  return comparedFields[line].filter((field) => {
    const open = quotes.filter((quote) => quote[field] === null || quote[field] === "").length;
    return open > 0 && open < quotes.length;
  }).length;
}

function unitPriceOf(line: ComparisonValues["line"], quote: Quote, cost: number): number | null {
  const [size, step] = line === "home" ? [quote.dwellingLimit, 1000] : [quote.amount, 100_000];
  if ((line !== "home" && line !== "life") || size === null || size === 0) return null;
  return cost / (size / step);
}

interface Candidate extends PricedQuote {
  readonly quote: Quote;
  readonly premium: number;
}

function price(values: ComparisonValues, taxRate: number): readonly Candidate[] {
  return values.quotes.flatMap((quote, index) => {
    if (quote.premium === null) return [];
    const cost = quote.premium * (1 + taxRate) + quote.fees;
    return [
      {
        quote,
        premium: quote.premium,
        ordinal: index + 1,
        name: quote.name,
        cost,
        expected: cost + values.frequency * (quote.deductible ?? 0),
        unitPrice: unitPriceOf(values.line, quote, cost),
      },
    ];
  });
}

function pairs(quotes: readonly Candidate[]): readonly (readonly [Candidate, Candidate])[] {
  return quotes.flatMap((one, index) => quotes.slice(index + 1).map((other) => [one, other] as const));
}

interface Flip {
  readonly one: Candidate;
  readonly other: Candidate;
  readonly frequency: number;
}

/**
 * Yearly saving per dollar of higher deductible; `null` if deductibles are equal, negative if one quote is always
 * better.
 */
function flipFrequency(one: Candidate, other: Candidate): number | null {
  if (one.quote.deductible === null || other.quote.deductible === null) return null;
  const deductibles = other.quote.deductible - one.quote.deductible;
  return deductibles === 0 ? null : (one.cost - other.cost) / deductibles;
}

/** Whether a quote has an entry besides its premium. */
function isBegun(quote: Quote): boolean {
  return Object.values({ ...quote, premium: null, fees: null }).some((entry) => entry !== null && entry !== "");
}

/** Asks for what every comparison needs: two premiums, their tax, and what each quote leaves to the visitor. */
function requestOf(values: ComparisonValues, quotes: readonly Candidate[]) {
  if (quotes.length < 2) return ask({ key: "needTwoQuotes" as const });
  const open = values.quotes.findIndex((quote) => quote.premium === null && isBegun(quote));
  const unpriced = values.quotes[open];
  if (unpriced) return ask({ key: "premiumMissing" as const, quote: open + 1, name: unpriced.name });
  // Life insurance has no deductible, and no tax on premiums that differs by quote.
  const without = values.line === "life" ? undefined : quotes.find(({ quote }) => quote.deductible === null);
  if (without) return ask({ key: "deductibleMissing" as const, quote: without.ordinal, name: without.name });
  return ask({ key: "chooseProvince" as const });
}

function headline(
  values: ComparisonValues,
  quotes: readonly Candidate[],
  differences: number,
): HeadlineOf<ComparisonAnswerKeys> {
  const { sameCoverage, line } = values;
  const [best, second] = quotes.toSorted((one, other) => one.expected - other.expected);
  const request = requestOf(values, quotes);
  if (!best || !second || request.headline.key === "premiumMissing") return request;
  if (differences > 0 || sameCoverage === false) {
    return conclude({ key: "notComparable" as const, differences }, ["quotes"]);
  }
  if (request.headline.key !== "chooseProvince") return request;
  const coverageKnown = sameCoverage === true;
  const saving = second.expected - best.expected;
  const turn = flipFrequency(best, second);
  const compared =
    saving === 0
      ? ({ key: "same", coverageKnown } as const)
      : ({
          key: "cheapest",
          quote: best.ordinal,
          name: best.name,
          expected: best.expected,
          saving,
          coverageKnown,
          turnsAt: turn === null || turn < 0 ? null : turn,
        } as const);
  const rates = line === "life" ? ["line", "quotes.fees"] : ["line", "frequency", "quotes.fees"];
  return claim(values, ["province", "quotes"], () => compared, rates) ?? request;
}

function working(
  values: ComparisonValues,
  quotes: readonly Candidate[],
  flips: readonly Flip[],
  tax: PremiumTax | null,
  isCounted: boolean,
) {
  const steps: WorkingStep<ComparisonAnswerKeys["working"]>[] = quotes.flatMap((candidate) => {
    const { quote, premium, ordinal, cost, expected, unitPrice } = candidate;
    return [
      {
        key: "cost" as const,
        ordinal,
        expression: plus(times(dollars(premium), number(1 + (tax?.rate ?? 0))), dollars(quote.fees)),
        value: cost,
        unit: "CAD/year" as const,
        ...(tax && { figures: [tax.figure] }),
      },
      ...(isCounted
        ? [
            {
              key: "expected" as const,
              ordinal,
              expression: plus(dollars(cost), times(number(values.frequency), dollars(quote.deductible ?? 0))),
              value: expected,
              unit: "CAD/year" as const,
              figures: [comparisonAssumptions.claimFrequency],
            },
          ]
        : []),
      ...(unitPrice === null
        ? []
        : [
            {
              key: "unitPrice" as const,
              ordinal,
              value: unitPrice,
              unit: values.line === "home" ? ("CAD/1000" as const) : ("CAD/100000" as const),
            },
          ]),
    ];
  });
  for (const { one, other, frequency } of flips) {
    steps.push({
      key: "flipPoint",
      ordinal: other.ordinal,
      expression: over(
        dollars(one.cost - other.cost),
        dollars(Number(other.quote.deductible) - Number(one.quote.deductible)),
      ),
      value: frequency,
      unit: "claims/year",
    });
  }
  return steps;
}

function charts(quotes: readonly Candidate[]): readonly Chart<ComparisonAnswerKeys["charts"]>[] {
  const frequencies = [0, 0.1, 0.2, 0.3, 0.4, 0.5];
  return [
    {
      kind: "bars",
      key: "cost",
      unit: "CAD/year",
      bars: quotes.map(({ ordinal, name, expected }) => ({ key: "quote", ordinal, name, value: expected })),
    },
    {
      kind: "line",
      key: "flip",
      xUnit: "claims/year",
      unit: "CAD/year",
      lines: quotes.map(({ cost, quote, ordinal, name }) => ({
        key: "quote",
        ordinal,
        name,
        points: frequencies.map((x) => ({ x, y: cost + x * (quote.deductible ?? 0) })),
      })),
    },
  ];
}

function warnings(values: ComparisonValues, quotes: readonly Candidate[], tax: PremiumTax | null) {
  const said: RemarkOf<ComparisonAnswerKeys["warnings"]>[] = [];
  if (!tax) said.push({ key: "taxUnknown", why: whyNoTax(values.province, values.line) });
  if (quotes.some(({ quote }) => (quote.deductible ?? 0) > 0)) said.push({ key: "oneClaimRate" });
  for (const [one, other] of pairs(quotes)) {
    const flip = flipFrequency(one, other);
    if ((flip ?? 0) >= 0) continue;
    const [better, worse] = one.cost < other.cost ? [one, other] : [other, one];
    said.push({ key: "alwaysWins", better: better.ordinal, worse: worse.ordinal });
  }
  const fields = openFields(
    values.line,
    quotes.map(({ quote }) => quote),
  );
  if (fields > 0) said.push({ key: "notFilledIn", fields });
  return said;
}

/**
 * Finds the cheapest of up to three quotes for the same coverage. If coverage differs, the answer lists the differences
 * instead.
 * @param today - Payment date of the premiums, for their tax.
 */
export function answerComparison(values: ComparisonValues, today: IsoDay): ComparisonAnswer {
  const tax = premiumTax(values.province, values.line, today);
  const taxRate = tax?.rate ?? 0;
  const priced = price(values, taxRate);
  const differences = differencesOf(
    values.line,
    priced.map(({ quote }) => quote),
  );
  const found = headline(values, priced, differences.length);
  // A request states no costs, and none is stated without the province's tax.
  const quotes = found.restsOn === null || values.province === null ? [] : priced;
  const isCounted = values.line === "life" || quotes.every(({ quote }) => quote.deductible !== null);
  // Prices are comparable only if the coverage is the same.
  const isAlike = differences.length === 0 && values.sameCoverage !== false;
  const flips = (isAlike ? pairs(quotes) : []).flatMap(([one, other]) => {
    const frequency = flipFrequency(one, other);
    return frequency === null || frequency < 0 ? [] : [{ one, other, frequency }];
  });
  return {
    ...found,
    quotes: quotes.map(({ ordinal, name, cost, expected, unitPrice }) => ({
      ordinal,
      name,
      cost,
      expected,
      unitPrice,
    })),
    differences,
    flipPoints: flips.map(({ one, other, frequency }) => ({ one: one.ordinal, other: other.ordinal, frequency })),
    working: working(values, quotes, flips, tax, isCounted),
    charts: quotes.length > 0 && isCounted ? charts(quotes).filter(({ kind }) => isAlike || kind === "bars") : [],
    warnings: warnings(values, priced, tax),
    reasonsNotToBuy: [],
    sensitivity: sensitivityOf(
      values,
      isAlike && quotes.length > 0 ? [vary("frequency", 0, 0.5, (frequency) => ({ ...values, frequency }))] : [],
      (varied) => Math.min(...price(varied, taxRate).map(({ expected }) => expected), Number.MAX_SAFE_INTEGER),
    ),
    assumptions: [],
    nextSteps: [{ tool: "multi-policy-savings", entries: { province: values.province } }],
  };
}
