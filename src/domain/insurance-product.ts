import type { InsuranceLine } from "./insurance-line.ts";
import type { CompanySlug, SalesTerritory } from "./insurer.ts";
import type { StrengthRating } from "./rating.ts";
import type { FigureBasis, SourceId } from "./figure.ts";

/** One row of a comparison table. */
export interface InsuranceProduct {
  /** Stable and unique over all lines; part of addresses and test names. */
  readonly id: string;
  readonly line: InsuranceLine;
  readonly company: string;
  readonly product: string;
  /** Value of the table's type filter: "Term life". */
  readonly type: string;
  readonly coverage: string;
  /** Provenance of the figures in `coverage`; absent where it has none. */
  readonly coverageBasis?: FigureBasis;
  readonly features: readonly string[];
  /** The newest published grade of the insurer behind the product; absent where no grade is current. */
  readonly grade?: StrengthRating;
  /** Provinces where the product is known to be sold or not sold; absent where no source names a province. */
  readonly territory?: SalesTerritory;
  /** Sources of the facts about the company. */
  readonly sources: readonly SourceId[];
  /** Address of a partner's quote page; without one the quote button links to the line's own tool. */
  readonly quoteUrl?: string;
}

/** A home insurer with its published facts. None of them is a score. */
export interface HomeInsurerFacts extends InsuranceProduct {
  /** Discounts worth asking about; no insurer has confirmed them to the site. */
  readonly discounts: readonly string[];
  /** Abbreviations of the provinces in the facts; empty where the facts name none, and then `availability` explains how to find out. */
  readonly provinces: readonly string[];
  /** Where and how the product is sold, in one sentence. */
  readonly availability: string;
  readonly pros: readonly string[];
  /** Drawbacks of the insurer, never gaps in our research. */
  readonly cons: readonly string[];
  readonly bestFor: string;
  /** Slug of the site's own analysis of the insurer, where one exists. */
  readonly analysis?: CompanySlug;
}

/** An insurer of the home ranking. Scores and the "from" price are the owner's illustration, not survey data. */
export interface HomeInsurer extends HomeInsurerFacts {
  /** Basis of `monthlyFrom`, `claimsSatisfaction`, `customerService` and `scores`, none of which is from a survey. */
  readonly scoresBasis: "illustrative";
  /** Dollars a month. */
  readonly monthlyFrom: number;
  /** Percent, 0-100; equal to `scores.claimsHandling`. */
  readonly claimsSatisfaction: number;
  /** 0-5; a twentieth of `scores.customerService`. */
  readonly customerService: number;
  /** Scores from 0 to 100 for the four ranking criteria. */
  readonly scores: {
    readonly financialStrength: number;
    readonly claimsHandling: number;
    readonly customerService: number;
    readonly valueAndFeatures: number;
  };
}
