import type { GuideFigure } from "#domain/premium-guide.ts";
import { comparePremium } from "#domain/premium-guide.ts";
import { formatDollarRange, formatDollars, type DollarRange } from "#format/money.ts";
import * as words from "#words/premium.ts";

/** Sentence about the source and purpose of a figure in the site's premium guide. */
export function guideBasis(figure: GuideFigure): string {
  const range = formatDollarRange(figure.guide);
  switch (figure.line) {
    case "life":
      return words.lifeBasis(range);
    case "home":
      return words.homeBasis(figure.homeValue, range);
    case "auto": {
      const { cheapest, dearest } = figure;
      const [from, to] = [formatDollars(cheapest.from), formatDollars(dearest.to)];
      return words.autoBasis(from, cheapest.province, to, dearest.province, range);
    }
  }
}

/**
 * Compares a premium from the life needs calculator with the site's own range, in one sentence.
 * @param subject - Policy type of the range.
 * @param monthly - Dollars a month.
 * @param range - Dollars a month.
 */
export function compareLifePremium(subject: "term" | "wholeLife", monthly: number, range: DollarRange): string {
  return words.estimateBesideGuide(subject, formatDollarRange(range), comparePremium(monthly, range));
}
