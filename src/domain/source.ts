/** An entry of the source list: where a figure with this number can be checked. */
export interface Source {
  /**
   * Plain name of the publisher or site, as a visitor would say it: "Insurance Bureau of Canada".
   * Where an entry rests on two sites, both are named, the one the address leads to first.
   */
  readonly publisher: string;
  /** What the page is about, or whose text a copy reproduces. A description, not always the page's own heading. */
  readonly title: string;
  /**
   * Host, with a path where the whole path is known, without the scheme: "ibc.ca/nb".
   * Absent for copies and reprints on other sites, and where the address was not recorded.
   */
  readonly url?: string;
  /** Day or year the page bears, as it says it, or "undated". */
  readonly date?: string;
  /** Day on which the page was last read, `2026-11-22`. */
  readonly read?: string;
  readonly kind?: SourceKind;
}

/** Who speaks, so that a reader can weigh it. */
export type SourceKind =
  | "law"
  | "government"
  | "regulator"
  | "public-insurer"
  | "industry"
  | "insurer"
  | "adviser"
  | "law-firm"
  | "press"
  | "comparison-site"
  | "other";
