import type { SourceId } from "./figure.ts";

/** A question with its answer in plain text; paragraphs are separated by a blank line. */
export interface FaqItem {
  /** Fragment of the address; unique on its page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /**
   * Published sources of the figures and rules in the answer. Absent where the answer has no figures, or where its words
   * attribute them to Northcover's own guidance, an example or common practice.
   */
  readonly sources?: readonly SourceId[];
  /** Offices named in the answer, by exact name, with the address of their page. */
  readonly links?: Readonly<Record<string, `https://${string}`>>;
  /** The part of a page that goes on, by its address on the site. */
  readonly more?: { readonly href: `/${string}`; readonly label: string };
}

export interface FaqSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly FaqItem[];
}
