import type { AutoAnnualRange, HomeCostBand } from "./guide-records.ts";
import type { DollarRange } from "#format/money.ts";
import type { PremiumQuestion } from "./premium.ts";

/** The site's own figures for comparison with an estimate. */
export interface PremiumGuide {
  /** Term life, dollars a month. */
  readonly termLife: DollarRange;
  /** Bands of home value, dollars a month. */
  readonly homeBands: readonly HomeCostBand[];
  /** Provinces, dollars a year. */
  readonly autoRanges: readonly AutoAnnualRange[];
}

/** Position of an amount relative to a range. */
export type RangePosition = "above" | "within" | "below";

/** The site's own figure for a question. The range is in dollars a month, rounded to whole dollars. */
export type GuideFigure =
  | { readonly line: "life"; readonly guide: DollarRange }
  | { readonly line: "home"; readonly guide: DollarRange; readonly homeValue: string }
  | {
      readonly line: "auto";
      readonly guide: DollarRange;
      /** The provinces with the lowest start and the highest end of the yearly range. */
      readonly cheapest: AutoAnnualRange;
      readonly dearest: AutoAnnualRange;
    };

/** An estimate compared with the site's own figures. */
export interface RealityCheck {
  readonly figure: GuideFigure;
  readonly position: RangePosition;
}

/** The band with the nearest home value; at equal distance, the higher value. */
function nearestBand(value: number, bands: readonly HomeCostBand[]): HomeCostBand | undefined {
  const distance = ({ dollars }: HomeCostBand) => Math.abs(dollars - value);
  return bands.toSorted((a, b) => distance(a) - distance(b) || b.dollars - a.dollars)[0];
}

function homeGuide(coverage: number, bands: readonly HomeCostBand[]): GuideFigure | undefined {
  const band = nearestBand(coverage, bands);
  if (band === undefined) return undefined;
  return { line: "home", guide: { from: band.from, to: band.to }, homeValue: band.homeValue };
}

function autoGuide([first, ...others]: readonly AutoAnnualRange[]): GuideFigure | undefined {
  if (first === undefined) return undefined;
  const cheapest = others.reduce((low, range) => (range.from < low.from ? range : low), first);
  const dearest = others.reduce((high, range) => (range.to > high.to ? range : high), first);
  const guide = { from: Math.round(cheapest.from / 12), to: Math.round(dearest.to / 12) };
  return { line: "auto", guide, cheapest, dearest };
}

function guideFor(question: PremiumQuestion, guide: PremiumGuide): GuideFigure | undefined {
  if (question.line === "life") return { line: "life", guide: guide.termLife };
  return question.line === "home" ? homeGuide(question.coverage, guide.homeBands) : autoGuide(guide.autoRanges);
}

/**
 * Compares an estimate with the site's own figures, so that nobody takes it for a quote.
 *
 * @param monthly - Dollars a month.
 * @returns `undefined` only when the guide has no figure for the line.
 */
export function checkAgainstGuide(
  question: PremiumQuestion,
  monthly: number,
  guide: PremiumGuide,
): RealityCheck | undefined {
  const figure = guideFor(question, guide);
  return figure && { figure, position: comparePremium(monthly, figure.guide) };
}

/** Position of a monthly premium relative to a range; both in dollars a month. */
export function comparePremium(monthly: number, range: DollarRange): RangePosition {
  if (monthly > range.to) return "above";
  return monthly < range.from ? "below" : "within";
}
