import type { DollarRange } from "#format/money.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/**
 * The owner's guidance for a year of full coverage, in dollars; absent where there is no reliable figure. Show it as a
 * figure with the basis `site`.
 */
export const autoAnnualRange = {
  ON: { from: 2000, to: 3500 },
  BC: { from: 1500, to: 2200 },
  AB: { from: 1200, to: 1800 },
  SK: { from: 1100, to: 1500 },
  MB: { from: 1000, to: 1400 },
  QC: { from: 900, to: 1300 },
  NB: { from: 900, to: 1300 },
  NS: { from: 1000, to: 1400 },
  PE: { from: 800, to: 1200 },
  NL: { from: 1100, to: 1500 },
} as const satisfies Readonly<Partial<Record<ProvinceCode, DollarRange>>>;
