declare module "*.md" {
  import type { SourceId } from "#domain/figure.ts";
  import type { GlossaryTerm } from "#domain/glossary.ts";
  import type { Source } from "#domain/source.ts";

  /* Made by `scripts/build/rehype-page-references.ts`. */

  /** The sources that the text cites. */
  export const citedSources: Readonly<Partial<Record<SourceId, Source>>>;
  /** The glossary entries that the text explains. */
  export const glossaryTerms: readonly GlossaryTerm[];
  /** Its level-2 headings, for the on-page navigation. */
  export const sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  /** How many words the text has. */
  export const wordCount: number;
}
