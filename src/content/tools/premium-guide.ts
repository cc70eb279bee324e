import type { PremiumGuide } from "#domain/premium-guide.ts";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { homeCostBands } from "#text/learn/home-insurance/cost-bands.ts";
import { lifePremiumRanges } from "#text/tools.ts";

/** The site's own figures that the floating calculator's estimate is held against. */
export const premiumGuide: PremiumGuide = {
  termLife: lifePremiumRanges.term,
  homeBands: homeCostBands,
  autoRanges: autoAnnualRanges,
};
