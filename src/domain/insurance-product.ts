import type { InsuranceLine } from "./insurance-line.ts";
import type { CompanySlug } from "./company.ts";
import type { StrengthRating } from "./rating.ts";
import type { SalesTerritory } from "./insurer.ts";
import type { FigureBasis, SourceId } from "./figure.ts";

/** One row of a comparison table. */
export interface InsuranceProduct {
  /** Stable and unique over all lines; used in addresses and test names. */
  readonly id: string;
  readonly line: InsuranceLine;
  readonly company: string;
  readonly product: string;
  /** What the table filters by, such as "Term life". */
  readonly type: string;
  readonly coverage: string;
  /** Where the figures in `coverage` come from; absent where it has none. */
  readonly coverageBasis?: FigureBasis;
  readonly features: readonly string[];
  /** The newest grade that an agency published of the insurer behind the product; absent where none is current. */
  readonly grade?: StrengthRating;
  /** Where it is known to be sold, and where not; absent where nothing names a province. */
  readonly territory?: SalesTerritory;
  /** Sources of the facts about the company. */
  readonly sources: readonly SourceId[];
  /** A partner's quote page; without one the quote button leads to the line's own tool. */
  readonly quoteUrl?: string;
}

/** A home insurer with what was published about it. Nothing here is a score. */
export interface HomeInsurerFacts extends InsuranceProduct {
  /** Discounts worth asking about; no insurer has confirmed them to the site. */
  readonly discounts: readonly string[];
  /** Abbreviations of the provinces that the facts name; empty where they name none, and then `availability` says how to find out. */
  readonly provinces: readonly string[];
  /** Where and how it is sold, in one sentence. */
  readonly availability: string;
  readonly pros: readonly string[];
  /** About the insurer, never about what we could not find out. */
  readonly cons: readonly string[];
  readonly bestFor: string;
  /** The site's own reading of the insurer, where there is one. */
  readonly analysis?: CompanySlug;
}

/** An insurer of the home ranking. Scores and the "from" price are the owner's illustration, not survey data. */
export interface HomeInsurer extends HomeInsurerFacts {
  /** Says so on the record: `monthlyFrom`, `claimsSatisfaction`, `customerService` and `scores` come from no survey. */
  readonly scoresBasis: "illustrative";
  /** Dollars a month. */
  readonly monthlyFrom: number;
  /** Percent, 0-100; the same value as `scores.claimsHandling`. */
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
