import { createContext, use } from "react";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { showsOwnersScores } from "#content/site.ts";

export interface ComparisonProducts {
  /** Caption of the product table. */
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
}

/** Provides the products of the page to the blocks of its file. */
export const ComparisonProductsContext = createContext<ComparisonProducts | null>(null);

/**
 * The products of the page.
 * @throws {Error} Outside of a comparison page.
 */
export function useComparisonProducts(): ComparisonProducts {
  const comparison = use(ComparisonProductsContext);
  if (comparison === null) throw new Error("Only the page of a comparison has products to show.");
  return comparison;
}

/**
 * Whether to show the owner's scores and the ranking made from them. Defaults to the site's setting; stories can
 * override it.
 */
export const OwnersScoresContext = createContext(showsOwnersScores);
