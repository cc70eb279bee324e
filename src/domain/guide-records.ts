import type { ProvinceSlug } from "./province.ts";

/*
 * Rows of the tables in the tabbed guides under /learn. Text fields hold no amounts, percentages or periods: use number
 * fields or a `Figure` for those, so that every figure on a page is shown with its basis.
 */

/** Relative cost of a form of home policy; a ranking by the site, not a price. */
export type CoverageCost = "Highest" | "Medium-High" | "Medium" | "Low-Medium" | "Low";

/** Average home premium for one band of home value. The range is the site's guidance: show it with the basis `site`. */
export interface HomeCostBand {
  /** Value of the home in the specification's words: "$300K". */
  readonly homeValue: string;
  /** The same value, dollars. */
  readonly dollars: number;
  /** Lower end, dollars a month. */
  readonly from: number;
  /** Upper end, dollars a month. */
  readonly to: number;
}

/** Typical quotes for full cover in one province. The range is the site's guidance: show it with the basis `site`. */
export interface AutoAnnualRange {
  readonly slug: ProvinceSlug;
  /** Display name of the province. */
  readonly province: string;
  /** Lower end, dollars a year. */
  readonly from: number;
  /** Upper end, dollars a year. */
  readonly to: number;
}
