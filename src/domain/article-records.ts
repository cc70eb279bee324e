import type { StrengthRating } from "./rating.ts";
import type { Figure, SourceId } from "./figure.ts";
import type { IsoDay } from "#format/long-date.ts";
import type { ProvinceSlug, PublishedPrice } from "./province.ts";

/** The three shelves of the blog index, in the order it shows them. */
export const blogCategories = ["Educational Insights", "Market Analysis & Reviews", "Technical Deep Dives"] as const;

export type BlogCategory = (typeof blogCategories)[number];

/** An article as the blog index, the home page and its own header show it. */
export interface BlogPost {
  readonly title: string;
  /** Path on this site, such as "/blog/insurance-fraud-canada". */
  readonly url: `/blog/${string}`;
  /** One or two sentences, also the page's description for search engines. */
  readonly description: string;
  /** Day of first publication, or its year where no day is known. */
  readonly date: IsoDay | `${number}`;
  /** Minutes. */
  readonly readTime: number;
  readonly category: BlogCategory;
  /** Name of a lucide icon in kebab-case. */
  readonly icon: string;
  /** Shown on the home page. */
  readonly featured: boolean;
}

/** A life insurer in the article about choosing one. Nothing here is a score of service or claims. */
export interface LifeInsurerSummary {
  readonly name: string;
  /** Financial strength as published; an opinion on solvency, not on how claims are handled. */
  readonly rating: StrengthRating;
  readonly features: readonly string[];
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly bestFor: string;
  /** Sources of features, pros and cons. */
  readonly sources: readonly SourceId[];
}

/** One thing a home insurer may ask about, and why it moves the price. */
export interface PremiumFactor {
  readonly name: string;
  /** One plain sentence. */
  readonly why: string;
}

/** The home premium factors by what they describe. */
export interface PremiumFactorGroups {
  readonly property: readonly PremiumFactor[];
  readonly location: readonly PremiumFactor[];
  readonly personal: readonly PremiumFactor[];
}

/** Home insurance in one province or territory at a glance. */
export interface ProvinceSummary {
  readonly province: ProvinceSlug;
  /** What was published of home prices there; empty where nothing was. */
  readonly avgCost: readonly PublishedPrice[];
  /** Main perils of homes there. */
  readonly riskFactors: readonly string[];
  /** Insurers that a public source ties to the place, in no order of merit; empty where none was found. */
  readonly topInsurers: readonly string[];
}

/** How strongly one fact about a person moves the price of three kinds of insurance, in words. */
export interface RiskFactorRow {
  readonly factor: string;
  readonly lifeImpact: string;
  readonly autoImpact: string;
  readonly homeImpact: string;
}

/** A kind of fraud with what it is published to cost. */
export interface FraudCostRow {
  readonly type: string;
  /** Absent where no published figure was found; none is ever estimated here. */
  readonly cost?: Figure;
  /** Who pays, and how, in one or two sentences. */
  readonly impact: string;
}

/** A number to call. */
export interface PhoneLine {
  /** As dialled: "1-877-225-0446". */
  readonly number: string;
  /** Where a service has one number per language. */
  readonly language?: "English" | "French";
  /** Whose number or which line it is, where there are several. */
  readonly of?: string;
  /** The year of the text in which it was read, where that is old enough to be said. */
  readonly listedIn?: string;
}

/** A body outside the insurer that looks at complaints. */
export interface OmbudsmanService {
  readonly name: string;
  readonly covers: string;
  /** Empty where no number could be confirmed. */
  readonly phone: readonly PhoneLine[];
  /** What it costs the person who complains. */
  readonly cost: string;
  /** What you must have before it takes the complaint. */
  readonly needs: string;
  /** The time limit for going there, where one was found. */
  readonly deadline?: Figure;
  readonly source: SourceId;
}
