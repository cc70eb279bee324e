import type { Figure, SourceId } from "./figure.ts";
import type { IsoDay } from "#format/long-date.ts";

/** The three shelves of the blog index, in display order. */
export const blogCategories = ["insights", "market", "technical"] as const;

export type BlogCategory = (typeof blogCategories)[number];

/** The fields of an article that the blog index, the home page and the article's header show. */
export interface BlogPost {
  readonly title: string;
  /** Path on this site: "/blog/insurance-fraud-canada". */
  readonly url: `/blog/${string}`;
  /** One or two sentences, also the page's description for search engines. */
  readonly description: string;
  /** Day of first publication, or its year where the day is unknown. */
  readonly date: IsoDay | `${number}`;
  /** Day of the last fact check. */
  readonly reviewed: IsoDay;
  /** Minutes. */
  readonly readTime: number;
  readonly category: BlogCategory;
  /** Name of a lucide icon in kebab-case. */
  readonly icon: string;
  /** Whether the home page shows the article. */
  readonly featured: boolean;
}

/** A phone number. */
export interface PhoneLine {
  /** As dialled: "1-877-225-0446". */
  readonly number: string;
  /** Set where a service has one number per language. */
  readonly language?: "English" | "French";
  /** Owner or purpose of the number, where a service has several. */
  readonly of?: string;
  /** Year of the text that listed the number, set where the text is old enough to mention it. */
  readonly listedIn?: string;
}

/** A body outside the insurer that reviews complaints. */
export interface OmbudsmanService {
  readonly name: string;
  readonly covers: string;
  /** Empty where no number could be confirmed. */
  readonly phone: readonly PhoneLine[];
  /** Cost to the complainant. */
  readonly cost: string;
  /** Conditions for filing a complaint. */
  readonly needs: string;
  /** Time limit for filing, where one was found. */
  readonly deadline?: Figure;
  readonly source: SourceId;
}
