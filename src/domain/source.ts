import type { IsoDay } from "#format/long-date.ts";

/**
 * Who speaks in a source, from the law itself down to a price comparison site:
 * - `law`: an act, a regulation, a court, or a text that quotes them;
 * - `government`: a public body, public insurers among them; `regulator`: a public body that supervises;
 * - `office`: an ombuds service or a guarantee fund that laws or regulators rely on, about its own work;
 * - `agency`: a rating agency;
 * - `industry`: an association or a statistical agency of insurers;
 * - `insurer`: a company about its own products, or a broker about what it sells;
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

/** The kinds that set or keep what they speak of; all others repeat it or speak of themselves. */
export const primaryKinds: ReadonlySet<SourceKind> = new Set(["law", "government", "regulator", "office", "agency"]);

/** An entry of the source list: the page on which a figure with this number can be checked. */
export interface Source {
  /** Plain name of the publisher or site, as a visitor would say it: "Insurance Bureau of Canada". */
  readonly publisher: string;
  /** What the page is about, or whose text a copy reproduces. A description, not always the page's own heading. */
  readonly title: string;
  /** Full address of the page, never of a site's front door. */
  readonly url: `https://${string}`;
  /** Day, month or year of the document in ISO 8601: "2024-10-08", "2024-10", "2024"; "undated" where it names none. */
  readonly date: string;
  /** The day we read it. */
  readonly read: IsoDay;
  readonly kind: SourceKind;
}
