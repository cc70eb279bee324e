import type { SourceKind } from "#domain/source.ts";

/** Labels of the kinds of sources. */
export const sourceKindNames = {
  law: "Law",
  government: "Government",
  regulator: "Regulator",
  office: "Ombuds service or guarantee fund",
  industry: "Industry body",
  agency: "Rating agency",
  insurer: "Insurer or broker",
  adviser: "Professional adviser",
  press: "Press",
  comparison: "Comparison site",
} as const satisfies Record<SourceKind, string>;
export const sourceWords = {
  /** For a document without a date. */
  undated: "undated",
  /** In place of an empty list, below a tool without answers. */
  noneYet: "No figure in this answer comes from a published source yet.",
  /** After the name of a page, on a site in another language. */
  inEnglish: "(in English)",
  /** Summary of a list: `month` names the last check. */
  checked: (count: number, month: string) => `${count} ${count === 1 ? "source" : "sources"}, checked in ${month}`,
  /** For a list whose pages were all read on one day. */
  readOn: (day: string) => `Sources checked on ${day}. A page may have changed since.`,
  readSince: (first: string, last: string) =>
    `Sources checked between ${first} and ${last}. A page may have changed since.`,
} as const;
