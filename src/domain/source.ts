import type { IsoDay } from "#format/long-date.ts";

/**
 * Publisher of a source, from the law down to a price comparison site:
 * - `law`: an act, a regulation, a court, or a text that quotes them;
 * - `government`: a public body, public insurers among them; `regulator`: a public body that supervises;
 * - `office`: an ombuds service or a guarantee fund that laws or regulators rely on, about its own work;
 * - `agency`: a rating agency;
 * - `industry`: an association or a statistical agency of insurers;
 * - `insurer`: a company about its own products, or a broker about the products it sells;
 * - `adviser`: a law firm, an accountant or another professional explaining a rule;
 * - `press`;
 * - `comparison`: a site that compares prices.
 */
export const sourceKinds = [
  "law",
  "government",
  "regulator",
  "office",
  "industry",
  "agency",
  "insurer",
  "adviser",
  "press",
  "comparison",
] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Kinds that make or administer the rule or fact; all other kinds repeat it or describe themselves. */
export const primaryKinds: ReadonlySet<SourceKind> = new Set(["law", "government", "regulator", "office", "agency"]);

/** An entry of the source list: the page that verifies a figure with this number. */
export interface Source {
  /** Common name of the publisher or site: "Insurance Bureau of Canada". */
  readonly publisher: string;
  /** Subject of the page, or author of the text that a copy reproduces. A description, not always the page's own heading. */
  readonly title: string;
  /** Full address of the page, never of a site's home page. */
  readonly url: `https://${string}`;
  /** Day, month or year of the document in ISO 8601: "2024-10-08", "2024-10", "2024"; "undated" for a document without a date. */
  readonly date: string;
  /** Day on which we read the page. */
  readonly read: IsoDay;
  readonly kind: SourceKind;
  /** Language of title and page on a site in another language. */
  readonly language?: "en";
  /** Language of the publisher's name on a site in another language, for a publisher without a name in that language. */
  readonly publisherLanguage?: "en";
}
