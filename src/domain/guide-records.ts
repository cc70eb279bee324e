import type { Figure } from "./figure.ts";
import type { ProvinceSlug } from "./province.ts";

/*
 * Rows of the tables in the tabbed guides under /learn.
 * Text fields hold no amounts, percentages or periods: those stand in number fields or in a `Figure`,
 * so that every figure a visitor reads is shown with its basis.
 */

/** An extra that can be added to a life policy. */
export interface RiderRow {
  /** Name in sentence case, such as "Waiver of premium". */
  readonly rider: string;
  /** What it pays or grants. */
  readonly does: string;
  /** When it earns its cost, and when it does not. */
  readonly earnsItsCost: string;
}

/** How dear a form of home policy is beside the others; a ranking by the site, not a price. */
export type CoverageCost = "Highest" | "Medium-High" | "Medium" | "Low-Medium" | "Low";

/** A form of home policy. */
export interface CoverageType {
  /** Name of the form, such as "Comprehensive". */
  readonly type: string;
  /** What it insures, and against what. */
  readonly coverage: string;
  readonly cost: CoverageCost;
  /** Whose home it suits. */
  readonly bestFor: string;
}

/** A discount on home premiums. The range is the site's guidance: show it with the basis `site`. */
export interface HomeDiscount {
  readonly name: string;
  /** Lower end, percent of the premium, 0-100. */
  readonly from: number;
  /** Upper end, percent of the premium, 0-100. */
  readonly to: number;
  readonly howToGet: string;
}

/** Average home premium for one band of home value. The range is the site's guidance: show it with the basis `site`. */
export interface HomeCostBand {
  /** Value of the home as the specification words it, such as "$300K". */
  readonly homeValue: string;
  /** Lower end, dollars a month. */
  readonly from: number;
  /** Upper end, dollars a month. */
  readonly to: number;
}

/** A piece of advice for somebody with an open home claim. */
export interface ClaimTip {
  /** The advice as a short order: "Photograph before you move anything". */
  readonly tip: string;
  /** Why it helps, or how to do it. */
  readonly detail: string;
}

/** The least third-party liability a province lets a driver carry. */
export interface MinimumLiabilityRow {
  readonly slug: ProvinceSlug;
  /** Name of the province as shown. */
  readonly province: string;
  /** Dollars per accident, with the source of the law. */
  readonly liability: Figure;
  readonly notes: string;
}

/** Whether the law makes drivers carry a part of an auto policy. */
export type AutoRequirement = "Required" | "Depends on province" | "Optional";

/** A part of an auto policy. */
export interface AutoCoverageRow {
  readonly name: string;
  readonly required: AutoRequirement;
  readonly description: string;
  /** Least amount the law asks for; absent where it sets none. */
  readonly minAmount?: Figure;
}

/** A discount on auto premiums. No source gives sizes that hold across insurers, so there are none here. */
export interface AutoDiscount {
  readonly name: string;
  readonly howToGet: string;
  /** The condition or drawback to check first. */
  readonly watchFor: string;
}

/** Typical quotes for full cover in one province. The range is the site's guidance: show it with the basis `site`. */
export interface AutoAnnualRange {
  readonly slug: ProvinceSlug;
  /** Name of the province as shown. */
  readonly province: string;
  /** Lower end, dollars a year. */
  readonly from: number;
  /** Upper end, dollars a year. */
  readonly to: number;
}

/** Lines of the comparison workbook that belong together: one table to fill in. */
export interface WorkbookSection {
  readonly id: string;
  readonly title: string;
  /** What to write down of each quote. */
  readonly rows: readonly string[];
}
