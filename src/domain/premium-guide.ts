import * as words from "#words/premium.ts";
import type { AutoAnnualRange, HomeCostBand } from "./guide-records.ts";
import { formatDollarRange, formatDollars, type DollarRange } from "#format/money.ts";
import type { PremiumQuestion } from "./premium.ts";

/** The site's own figures that an estimate is compared with. */
export interface PremiumGuide {
  /** Term life, dollars a month. */
  readonly termLife: DollarRange;
  /** Bands of home value, dollars a month. */
  readonly homeBands: readonly HomeCostBand[];
  /** Provinces, dollars a year. */
  readonly autoRanges: readonly AutoAnnualRange[];
}

/** How an estimate compares with the site's own figures. */
export interface RealityCheck {
  /** Dollars a month, rounded to whole dollars. */
  readonly guide: DollarRange;
  readonly position: "above" | "within" | "below";
  /** Where the guide's figures come from and what they are for. */
  readonly basis: string;
  /** What the visitor should make of the estimate. */
  readonly verdict: string;
}

/**
 * Dollars in the wording of a home band: "$300K", "$1M+".
 *
 * @returns `null` when the wording is another.
 */
export function homeValueInDollars(homeValue: string): number | null {
  const match = /^\$(\d+(?:\.\d+)?)(K|M)\+?$/.exec(homeValue);
  if (match === null) return null;
  return Number(match[1]) * (match[2] === "M" ? 1_000_000 : 1000);
}

/** The band whose home value is nearest; of two equally near, the dearer home. */
function nearestBand(value: number, bands: readonly HomeCostBand[]): HomeCostBand | undefined {
  const byDistance = bands
    .map((band) => ({ band, at: homeValueInDollars(band.homeValue) }))
    .filter((entry): entry is { band: HomeCostBand; at: number } => entry.at !== null)
    .toSorted((a, b) => Math.abs(a.at - value) - Math.abs(b.at - value) || b.at - a.at);
  return byDistance[0]?.band;
}

type GuideFigure = Pick<RealityCheck, "guide" | "basis">;

function lifeGuide(range: DollarRange): GuideFigure {
  return { guide: range, basis: words.lifeBasis(formatDollarRange(range)) };
}

function homeGuide(coverage: number, bands: readonly HomeCostBand[]): GuideFigure | undefined {
  const band = nearestBand(coverage, bands);
  if (band === undefined) return undefined;
  return {
    guide: { from: band.from, to: band.to },
    basis: words.homeBasis(band.homeValue, formatDollarRange(band)),
  };
}

function autoGuide([first, ...others]: readonly AutoAnnualRange[]): GuideFigure | undefined {
  if (first === undefined) return undefined;
  const cheapest = others.reduce((low, range) => (range.from < low.from ? range : low), first);
  const dearest = others.reduce((high, range) => (range.to > high.to ? range : high), first);
  const guide = { from: Math.round(cheapest.from / 12), to: Math.round(dearest.to / 12) };
  return {
    guide,
    basis: words.autoBasis(
      formatDollars(cheapest.from),
      cheapest.province,
      formatDollars(dearest.to),
      dearest.province,
      formatDollarRange(guide),
    ),
  };
}

function guideFor(question: PremiumQuestion, guide: PremiumGuide): GuideFigure | undefined {
  if (question.line === "life") return lifeGuide(guide.termLife);
  return question.line === "home" ? homeGuide(question.coverage, guide.homeBands) : autoGuide(guide.autoRanges);
}

const verdicts = {
  above: words.aboveRange,
  within: words.withinRange,
  below: words.belowRange,
} as const satisfies Record<RealityCheck["position"], string>;

/**
 * Holds an estimate against the site's own figures, so that nobody takes it for a quote.
 *
 * @param monthly - Dollars a month.
 * @returns `undefined` only when the guide has no figure for the line.
 */
export function checkAgainstGuide(
  question: PremiumQuestion,
  monthly: number,
  guide: PremiumGuide,
): RealityCheck | undefined {
  const found = guideFor(question, guide);
  if (found === undefined) return undefined;
  const position = comparePremium(monthly, found.guide);
  return { ...found, position, verdict: verdicts[position] };
}

const positions = {
  above: words.isAbove,
  within: words.fallsInside,
  below: words.isBelow,
} as const satisfies Record<RealityCheck["position"], string>;

/**
 * Holds a premium of the life needs calculator against the site's own range, in one sentence.
 *
 * @param subject - What the range is for: "term life".
 * @param monthly - Dollars a month.
 * @param range - Dollars a month.
 */
export function compareLifePremium(subject: string, monthly: number, range: DollarRange): string {
  const position = positions[comparePremium(monthly, range)];
  return words.estimateBesideGuide(subject, formatDollarRange(range), position);
}

/** Where a monthly premium stands beside a range; both in dollars a month. */
export function comparePremium(monthly: number, range: DollarRange): RealityCheck["position"] {
  if (monthly > range.to) return "above";
  return monthly < range.from ? "below" : "within";
}
