import type { Figure, SourceId } from "./figure.ts";
import type { IsoDay } from "#format/long-date.ts";

/** The three shelves of the blog index, in the order it shows them. */
export const blogCategories = ["insights", "market", "technical"] as const;

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
  /** Day on which the facts of the article were last read. */
  readonly reviewed: IsoDay;
  /** Minutes. */
  readonly readTime: number;
  readonly category: BlogCategory;
  /** Name of a lucide icon in kebab-case. */
  readonly icon: string;
  /** Shown on the home page. */
  readonly featured: boolean;
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
